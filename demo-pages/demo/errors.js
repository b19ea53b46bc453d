const output = document.querySelector('#errors-output');

const failures = {
  throw: () => throwSoon('The kiln door does not close.'),
  reject: () => void Promise.reject(new Error('The flour was not delivered.')),
  many: () => Array.from({ length: 30 }, (_, index) => throwSoon(`Bowl ${index + 1} of 30 cracked.`)),
  report: () => window.mortar.reportError(new Error('A visitor found a hair.'), { loaf: 'rye' }),
};

/** Thrown on its own, so that one failure does not keep the next from happening. */
function throwSoon(message) {
  setTimeout(() => {
    throw new Error(message);
  });
}

for (const button of document.querySelectorAll('[data-fails]')) {
  button.addEventListener('click', () => {
    output.textContent = `Done: ${button.textContent.toLowerCase()}.`;
    failures[button.dataset.fails]();
  });
}
