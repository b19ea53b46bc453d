export { mountImageEffect } from './image-effect';
export { mountVideo } from './video';
