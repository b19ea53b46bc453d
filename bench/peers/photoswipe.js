import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';

new PhotoSwipeLightbox({ gallery: '.thumbs', children: 'a', pswpModule: PhotoSwipe }).init();
