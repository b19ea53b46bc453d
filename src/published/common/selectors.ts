import { PUBLISHED_BODY } from '../../initializers/on-demand';

/** The body of a published page with a template older than version 7.1. */
export const CLASSIC_BODY = `body:is(${PUBLISHED_BODY}):not(.sqs-seven-one)`;

/** Elements outside of blocks that need code of their own, in sections and templates. */
export const SHOP = ['.sqs-add-to-cart-button', '.product-variants', '.product-quantity-input-wrapper'];
export const FILTER_BUTTON = '.product-list-filters-drawer-open-button';
export const PRODUCT_LINKS = ['.sqs-product-quick-view-button', '.sqs-view-options-button'];
export const PRODUCT_GALLERIES = [
  '.ProductItem-gallery',
  '.product-gallery',
  '.pdp-gallery',
  '#productGallery',
];
export const LISTS = [
  '[data-controller=UserItemsListCarousel]',
  '[data-controller=UserItemsListBannerSlideshow]',
];
/** The overview of a course. */
export const COURSE = '[data-controller=CourseList]';
export const LESSON = '[data-controller=CourseItem]';
export const VIDEO_BACKGROUNDS = ['[data-controller^=VideoBackground]', '.gallery-video-background'];
export const BACKGROUNDS = ['[data-controller^=BackgroundImageFX]', ...VIDEO_BACKGROUNDS];

/** Galleries, as blocks and as sections. */
export const GALLERIES = ['.sqs-block-gallery', '[data-controller^=Gallery]'] as const;

/** A form to draw: its fields are in the page, but no form. */
export const FORM_TO_DRAW = '.sqs-block-form:has(script.sqs-form-block-context):not(:has(form))';
