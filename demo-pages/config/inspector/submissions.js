import { element, find } from './element.js';

let formNames = {};

export async function loadFormNames() {
  const forms = await (await fetch('/config/api/forms')).json();
  formNames = Object.fromEntries(forms.map(({ formId, name }) => [formId, name]));
}

/** Lists a call that the server has stored as a submission. */
export function addSubmission(call) {
  if (isStoredSubmission(call)) find('#submissions').prepend(submissionItem(call));
}

function isStoredSubmission({ path, status, reason }) {
  return path === '/api/form/SaveFormSubmission' && status === 200 && reason === 'accepted';
}

function submissionItem({ parsed, time }) {
  const values = Object.values(parsed.form ?? {})
    .flat()
    .join(', ');
  const name = formNames[parsed.formId] ?? parsed.formId;
  const doubt = parsed.spamSigns ? ` · like a machine: ${parsed.spamSigns.join(', ')}` : '';
  return element('li', {
    textContent: `${new Date(time).toLocaleTimeString()} · ${name}: ${values}${doubt}`,
  });
}
