// The chunk `section-shop`: what a product's page and lists of products need to sell it.

export { mountAddToCart } from './add-to-cart';
export { mountProductOptions } from './product-options';
export { mountQuantitySteps } from './quantity-steps';
export { mountWaitingList } from './waiting-list';
