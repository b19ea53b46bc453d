document.querySelector('#load-now').addEventListener('click', () => {
  window.ImageLoader.load(document.querySelector('#asked-for'), { load: true });
});
