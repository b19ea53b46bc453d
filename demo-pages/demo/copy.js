// Copies the markup beside a button, and says so to screen readers too.
const status = Object.assign(document.createElement('p'), { className: 'visually-hidden' });
status.setAttribute('role', 'status');
document.body.append(status);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-copy]');
  if (button) void copy(button);
});

async function copy(button) {
  const details = button.parentElement.querySelector('details');
  const code = details.querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    say(button, 'Copied');
  } catch {
    details.open = true;
    getSelection().selectAllChildren(code);
    say(button, 'Selected');
  }
}

function say(button, text) {
  button.textContent = text;
  status.textContent = text;
  clearTimeout(button.reset);
  button.reset = setTimeout(() => {
    button.textContent = 'Copy';
    status.textContent = '';
  }, 2000);
}
