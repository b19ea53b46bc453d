const answers = document.querySelector('#answer');

async function ask({ currentTarget }) {
  const question = JSON.parse(currentTarget.dataset.ask);
  const answer = await window.mortar.confirm(question);
  answers.textContent = `The answer was: ${answer}`;
}

for (const button of document.querySelectorAll('[data-ask]')) button.addEventListener('click', ask);

for (const button of document.querySelectorAll('[data-say]')) {
  button.addEventListener('click', () => window.mortar.toast(button.dataset.say));
}
