for (const button of document.querySelectorAll('[data-opens]')) {
  button.addEventListener('click', () =>
    window.mortar.popup.open(document.getElementById(button.dataset.opens)),
  );
}
