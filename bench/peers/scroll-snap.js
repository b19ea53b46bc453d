window.startCarousels = () => {
  for (const element of document.querySelectorAll('.snap:not([data-started])')) {
    element.dataset.started = '';
    const list = element.querySelector('.viewport');
    const move = (step) => list.scrollBy({ left: step * list.clientWidth, behavior: 'smooth' });
    element.querySelector('.previous').addEventListener('click', () => move(-1));
    element.querySelector('.next').addEventListener('click', () => move(1));
  }
};
window.startCarousels();
