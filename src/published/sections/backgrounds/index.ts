// The chunk `section-backgrounds`: videos behind sections and galleries, and pictures with an effect.

export { mountImageEffect } from './image-effect';
export { mountVideo } from './video';
