export { mountProductGallery } from './gallery';
