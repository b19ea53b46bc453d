import type { MountBlock, Runtime } from '../../runtime/types';
import { mountMasonry } from './blog-masonry';
import { mountEntrances } from './entrances';
import type { SectionPart } from './follower';
import { mountPortfolio } from './portfolio-hover';
import { mountProductGallery } from './product-gallery';
import { REVEALS } from './reveals';
import { mountDivider } from './section-divider';

const loadBackgrounds = (runtime: Runtime) => runtime.chunks.load('section-backgrounds');
const loadLists = (runtime: Runtime) => runtime.chunks.load('section-lists');

/** What in sections needs a script, beside blocks. */
export const PARTS: readonly SectionPart[] = [
  ...REVEALS,
  { selectors: ['.tweak-global-animations-enabled .page-section'], mount: mountEntrances },
  { selectors: ['[data-controller=SectionDivider]'], mount: mountDivider },
  { selectors: ['.blog-masonry'], mount: mountMasonry },
  { selectors: ['.portfolio-hover'], mount: mountPortfolio },
  { selectors: ['.ProductItem-gallery', '.product-gallery', '.pdp-gallery'], mount: mountProductGallery },
  {
    selectors: ['[data-controller^=BackgroundImageFX]'],
    mount: later(async (runtime) => (await loadBackgrounds(runtime)).mountImageEffect),
  },
  {
    selectors: ['[data-controller=VideoBackground]', '[data-controller=VideoBackgroundNative]'],
    mount: later(async (runtime) => (await loadBackgrounds(runtime)).mountVideo),
  },
  {
    selectors: ['[data-controller=UserItemsListCarousel]', '[data-controller=UserItemsListBannerSlideshow]'],
    mount: later(async (runtime) => (await loadLists(runtime)).mountList),
  },
];

/** Mounts with a function that a chunk of its own brings. */
function later(load: (runtime: Runtime) => Promise<MountBlock>): MountBlock {
  return async (element, runtime) => (await load(runtime))(element, runtime);
}
