const place = document.querySelector('#late-content');

const changes = {
  accordion: () => place.append(copyOf('#late-accordion')),
  image: () => place.append(copyOf('#late-image')),
  move: () => place.firstElementChild && place.append(place.firstElementChild),
  remove: () => place.firstElementChild?.remove(),
};

function copyOf(template) {
  return document.querySelector(template).content.firstElementChild.cloneNode(true);
}

for (const button of document.querySelectorAll('[data-late]')) {
  button.addEventListener('click', () => changes[button.dataset.late]());
}
