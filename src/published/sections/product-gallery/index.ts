// The chunk `product-gallery`: the pictures on a product's page.

export { mountProductGallery } from './gallery';
