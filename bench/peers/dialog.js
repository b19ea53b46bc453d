const dialog = document.createElement('dialog');
const image = document.createElement('img');
dialog.append(image);
document.body.append(dialog);
addEventListener('click', (event) => {
  const link = event.target.closest('.thumbs a');
  if (!link) return;
  event.preventDefault();
  image.src = link.href;
  dialog.showModal();
});
