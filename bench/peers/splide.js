import Splide from '@splidejs/splide';

window.startCarousels = () => {
  for (const element of document.querySelectorAll('.splide:not([data-started])')) {
    element.dataset.started = '';
    new Splide(element, { perPage: 3 }).mount();
  }
};
window.startCarousels();
