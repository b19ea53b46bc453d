import type { ChunkModules, ChunkName } from '../../runtime/chunks';
import {
  COURSE,
  FILTER_BUTTON,
  LESSON,
  LISTS,
  PRODUCT_GALLERIES,
  PRODUCT_LINKS,
  VIDEO_BACKGROUNDS,
} from '../common/selectors';
import { mountMasonry } from './blog-masonry';
import { mountCategoryList } from './category-list';
import { mountEntrances } from './entrances';
import { mountFilterDrawer } from './filter-drawer';
import type { MountElement, SectionKind } from './follower';
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
const ACTIVE: SectionKind = {
  selectors: ['.page-section:not([data-active])'],
  mount: (section, { attributes }) => attributes.set(section, 'data-active', 'true'),
  isReveal: true,
};

const REVEALS: readonly SectionKind[] = [
  ACTIVE,
  ...BY_CLASS.map(([selector, shown]): SectionKind => {
    const mount: MountElement = (element, { attributes }) => attributes.toggleClass(element, shown, true);
    return { selectors: [selector], mount, isReveal: true };
  }),
];

/** What needs a script in sections, apart from blocks. */
export const SECTION_KINDS: readonly SectionKind[] = [
  ...REVEALS,
  { selectors: ['.tweak-global-animations-enabled .page-section'], mount: mountEntrances },
  { selectors: ['[data-controller=SectionDivider]'], mount: mountDivider },
  { selectors: ['.blog-masonry'], mount: mountMasonry, isLayout: true },
  { selectors: ['.portfolio-hover'], mount: mountPortfolio },
  {
    selectors: PRODUCT_GALLERIES,
    mount: fromChunk('product-gallery', ({ mountProductGallery }) => mountProductGallery),
  },
  { selectors: PRODUCT_LINKS, mount: mountQuickView },
  { selectors: ['.product-filter-dropdown-select'], mount: mountCategoryList },
  { selectors: [FILTER_BUTTON], mount: mountFilterDrawer },
  {
    selectors: ['.product-variants'],
    mount: fromChunk('section-shop', ({ mountProductOptions }) => mountProductOptions),
  },
  {
    selectors: ['.sqs-add-to-cart-button'],
    mount: fromChunk('section-shop', ({ mountAddToCart }) => mountAddToCart),
  },
  {
    selectors: ['.product-quantity-input-wrapper'],
    mount: fromChunk('section-shop', ({ mountQuantitySteps }) => mountQuantitySteps),
  },
  {
    selectors: ['.product-restock-form'],
    mount: fromChunk('section-shop', ({ mountWaitingList }) => mountWaitingList),
  },
  {
    selectors: ['[data-controller^=BackgroundImageFX]'],
    mount: fromChunk('section-backgrounds', ({ mountImageEffect }) => mountImageEffect),
  },
  {
    selectors: VIDEO_BACKGROUNDS,
    mount: fromChunk('section-backgrounds', ({ mountVideo }) => mountVideo),
  },
  {
    selectors: LISTS,
    mount: fromChunk('section-lists', ({ mountList }) => mountList),
    isLayout: true,
  },
  {
    selectors: [COURSE],
    mount: fromChunk('section-courses', ({ mountCourseList }) => mountCourseList),
    isLayout: true,
  },
  {
    selectors: [LESSON],
    mount: fromChunk('section-courses', ({ mountLesson }) => mountLesson),
    isLayout: true,
  },
  {
    selectors: ['.sqs-search-page'],
    mount: fromChunk('section-lists', ({ mountSearchPage }) => mountSearchPage),
    isLayout: true,
  },
];

/** A mount function that loads its chunk first. */
function fromChunk<Name extends ChunkName>(
  chunk: Name,
  mountIn: (module: ChunkModules[Name]) => MountElement,
): MountElement {
  return async (element, scope) => mountIn(await scope.runtime.chunks.load(chunk))(element, scope);
}
