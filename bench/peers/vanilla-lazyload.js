import LazyLoad from 'vanilla-lazyload';

new LazyLoad({ elements_selector: 'img[data-src]' });
