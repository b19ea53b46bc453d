import EmblaCarousel from 'embla-carousel';

window.startCarousels = () => {
  for (const element of document.querySelectorAll('.embla:not([data-started])')) {
    element.dataset.started = '';
    const carousel = EmblaCarousel(element.querySelector('.viewport'), { align: 'start', loop: true });
    element.querySelector('.previous').addEventListener('click', () => carousel.scrollPrev());
    element.querySelector('.next').addEventListener('click', () => carousel.scrollNext());
  }
};
window.startCarousels();
