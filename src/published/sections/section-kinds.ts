import type { ServerAttributes } from '../../dom/attributes';
import type { MountBlock, Runtime } from '../../runtime/types';
import { COURSES, LISTS, PRODUCT_GALLERIES, PRODUCT_LINKS, VIDEO_BACKGROUNDS } from '../selectors';
import { mountMasonry } from './blog-masonry';
import { mountCategoryList } from './category-list';
import { mountEntrances } from './entrances';
import { mountFilterDrawer } from './filter-drawer';
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

const loadBackgrounds = (runtime: Runtime) => runtime.chunks.load('section-backgrounds');
const loadProductGallery = (runtime: Runtime) => runtime.chunks.load('product-gallery');
const loadShop = (runtime: Runtime) => runtime.chunks.load('section-shop');
const loadCourses = (runtime: Runtime) => runtime.chunks.load('section-courses');
const loadLists = (runtime: Runtime) => runtime.chunks.load('section-lists');

/** What needs a script in sections, apart from blocks. */
export const PARTS: readonly SectionPart[] = [
  ...REVEALS,
  { selectors: ['.tweak-global-animations-enabled .page-section'], mount: mountEntrances },
  { selectors: ['[data-controller=SectionDivider]'], mount: mountDivider },
  { selectors: ['.blog-masonry'], mount: mountMasonry, isLayout: true },
  { selectors: ['.portfolio-hover'], mount: mountPortfolio },
  {
    selectors: PRODUCT_GALLERIES,
    mount: later(async (runtime) => (await loadProductGallery(runtime)).mountProductGallery),
  },
  { selectors: PRODUCT_LINKS, mount: mountQuickView },
  { selectors: ['.product-filter-dropdown-select'], mount: mountCategoryList },
  { selectors: ['.product-list-filters-drawer-open-button'], mount: mountFilterDrawer },
  {
    selectors: ['.product-variants'],
    mount: later(async (runtime) => (await loadShop(runtime)).mountProductOptions),
  },
  {
    selectors: ['.sqs-add-to-cart-button'],
    mount: later(async (runtime) => (await loadShop(runtime)).mountAddToCart),
  },
  {
    selectors: ['.product-quantity-input-wrapper'],
    mount: later(async (runtime) => (await loadShop(runtime)).mountQuantitySteps),
  },
  {
    selectors: ['.product-restock-form'],
    mount: later(async (runtime) => (await loadShop(runtime)).mountWaitingList),
  },
  {
    selectors: ['[data-controller^=BackgroundImageFX]'],
    mount: later(async (runtime) => (await loadBackgrounds(runtime)).mountImageEffect),
  },
  {
    selectors: VIDEO_BACKGROUNDS,
    mount: later(async (runtime) => (await loadBackgrounds(runtime)).mountVideo),
  },
  {
    selectors: LISTS,
    mount: later(async (runtime) => (await loadLists(runtime)).mountList),
    isLayout: true,
  },
  {
    selectors: [COURSES[0]],
    mount: later(async (runtime) => (await loadCourses(runtime)).mountCourseList),
    isLayout: true,
  },
  {
    selectors: [COURSES[1]],
    mount: later(async (runtime) => (await loadCourses(runtime)).mountLesson),
    isLayout: true,
  },
  {
    selectors: ['.sqs-search-page'],
    mount: later(async (runtime) => (await loadLists(runtime)).mountSearchPage),
    isLayout: true,
  },
];

/** A mount function that loads its chunk first. */
function later(load: (runtime: Runtime) => Promise<MountBlock>): MountBlock {
  return async (element, runtime) => (await load(runtime))(element, runtime);
}

function marking(mark: (attributes: ServerAttributes, element: HTMLElement) => void): MountBlock {
  return (element, runtime) => {
    const attributes = runtime.keepAttributes();
    mark(attributes, element);
    return () => attributes.restore();
  };
}
