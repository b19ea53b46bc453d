export { mountAddToCart } from './add-to-cart';
export { mountProductOptions } from './product-options';
export { mountQuantitySteps } from './quantity-steps';
export { mountWaitingList } from './waiting-list';
