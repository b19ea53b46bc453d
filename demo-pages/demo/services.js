const output = document.querySelector('#services-output');

const calls = {
  track: () => mortar.track('oven_opened', { heat: 230 }),
  record: () => mortar.recordEvent('loaf_shared', { loaf: 'rye' }),
  heartbeat: () => mortar.heartbeat(),
  fail: breakBlock,
};

/** A block without its parts fails as soon as it is on the page. */
function breakBlock() {
  const broken = Object.assign(document.createElement('div'), { textContent: 'A block without its parts.' });
  broken.dataset.block = 'accordion';
  output.after(broken);
}

for (const button of document.querySelectorAll('[data-calls]')) {
  button.addEventListener('click', () => {
    output.textContent = `Done: ${button.textContent.toLowerCase()}.`;
    calls[button.dataset.calls]();
  });
}
