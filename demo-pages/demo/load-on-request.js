// The button is in the frame when the page is shown at 320 px.
document.querySelector('#load-now')?.addEventListener('click', () => {
  window.ImageLoader.load(document.querySelector('#asked-for'), { load: true });
});
