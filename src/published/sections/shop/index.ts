export { mountAddToCart } from './add-to-cart';
export { mountProductGallery } from './product-gallery';
export { mountProductOptions } from './product-options';
export { mountQuantitySteps } from './quantity-steps';
