import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';

window.startCarousels = () => {
  for (const element of document.querySelectorAll('.swiper:not([data-started])')) {
    element.dataset.started = '';
    const navigation = {
      prevEl: element.parentElement.querySelector('.previous'),
      nextEl: element.parentElement.querySelector('.next'),
    };
    new Swiper(element, { modules: [Navigation], slidesPerView: 3, navigation });
  }
};
window.startCarousels();
