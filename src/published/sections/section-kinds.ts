import { addStyles } from '../../dom/styles';
import type { MountBlock, Runtime } from '../../runtime/types';
import styles from './blog-masonry.css';
import { mountEntrances } from './entrances';
import type { SectionPart } from './follower';
import { mountPortfolio } from './portfolio-hover';
import { mountQuickView } from './quick-view';
import { mountDivider } from './section-divider';

/** Elements that published style sheets fade in, with the class that shows them; markers show the rest at once. */
const BY_CLASS: readonly (readonly [selector: string, shown: string])[] = [
  ['.preFade:not(.fadeIn)', 'fadeIn'],
  ['.preSlide:not(.slideIn)', 'slideIn'],
  ['.preScale:not(.scaleIn)', 'scaleIn'],
  ['.preClip:not(.clipIn)', 'clipIn'],
  ['.preFlex:not(.flexIn)', 'flexIn'],
  ['.blog-basic-grid--container', 'is-loaded'],
  ['.blog-single-column--container', 'is-loaded'],
  ['.blog-side-by-side .blog-item', 'is-loaded'],
  ['.blog-alternating-side-by-side .blog-item', 'is-loaded'],
  ['.course-item__footer-content', 'course-item__footer-content--visible'],
  ['.course-item__next-lesson-button', 'active'],
];

/** An animated section is hidden until it has this attribute; on other sections, owners' rules wait for it. */
const ACTIVE: SectionPart = {
  selectors: ['.page-section:not([data-active])'],
  mount: marking((attributes, section) => attributes.set(section, 'data-active', 'true')),
  isReveal: true,
};

const REVEALS: readonly SectionPart[] = [
  ACTIVE,
  ...BY_CLASS.map(([selector, shown]): SectionPart => {
    const mount = marking((attributes, element) => attributes.toggleClass(element, shown, true));
    return { selectors: [selector], mount, isReveal: true };
  }),
];

type Attributes = ReturnType<Parameters<MountBlock>[1]['keepAttributes']>;

const mountMasonry: MountBlock = (blog, runtime) => {
  const list = blog.querySelector('.entry')?.parentElement;
  if (!list) return () => {};
  const attributes = runtime.keepAttributes();
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  attributes.toggleClass(list, 'mortar-blog-masonry', true);
  attributes.toggleClass(list, 'masonry-ready', true);
  for (const entry of list.children) attributes.toggleClass(entry, 'is-loaded', true);
  return () => {
    attributes.restore();
    removeStyles();
  };
};

const loadBackgrounds = (runtime: Runtime) => runtime.chunks.load('section-backgrounds');
const loadProducts = (runtime: Runtime) => runtime.chunks.load('section-products');
const loadLists = (runtime: Runtime) => runtime.chunks.load('section-lists');

/** What needs a script in sections, apart from blocks. */
export const PARTS: readonly SectionPart[] = [
  ...REVEALS,
  { selectors: ['.tweak-global-animations-enabled .page-section'], mount: mountEntrances },
  { selectors: ['[data-controller=SectionDivider]'], mount: mountDivider },
  { selectors: ['.blog-masonry'], mount: mountMasonry, isLayout: true },
  { selectors: ['.portfolio-hover'], mount: mountPortfolio },
  {
    selectors: ['.ProductItem-gallery', '.product-gallery', '.pdp-gallery', '#productGallery'],
    mount: later(async (runtime) => (await loadProducts(runtime)).mountProductGallery),
  },
  { selectors: ['.sqs-product-quick-view-button'], mount: mountQuickView },
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
    isLayout: true,
  },
];

/** A mount function that loads its chunk first. */
function later(load: (runtime: Runtime) => Promise<MountBlock>): MountBlock {
  return async (element, runtime) => (await load(runtime))(element, runtime);
}

function marking(mark: (attributes: Attributes, element: HTMLElement) => void): MountBlock {
  return (element, runtime) => {
    const attributes = runtime.keepAttributes();
    mark(attributes, element);
    return () => attributes.restore();
  };
}
