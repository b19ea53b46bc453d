import { element, find } from './element.js';

export async function loadFaults() {
  showFaults(await (await fetch('/config/api/faults')).json());
}

export async function switchFaultOn(event) {
  event.preventDefault();
  const body = JSON.stringify(faultFrom(new FormData(event.target)));
  const answer = await fetch('/config/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (answer.ok) showFaults(await answer.json());
}

export async function switchFaultsOff() {
  await fetch('/config/api/faults', { method: 'DELETE' });
  showFaults([]);
}

function faultFrom(form) {
  return {
    path: form.get('path'),
    delay: Number(form.get('delay')),
    times: Number(form.get('times')) || undefined,
    ...FAULTS[form.get('kind')](Number(form.get('status'))),
  };
}

/** The fields of each kind of fault. */
const FAULTS = {
  delay: () => ({}),
  status: (status) => ({ status }),
  empty: (status) => ({ status, body: '' }),
  malformed: () => ({ malformed: true }),
  shape: () => ({ body: '42' }),
  crumbFail: () => ({ crumbFail: true }),
  drop: () => ({ drop: true }),
};

function showFaults(faults) {
  find('#faults').replaceChildren(...faults.map((fault) => element('li', { textContent: describe(fault) })));
}

function describe({ path, delay, times, ...fault }) {
  return [path, kindOf(fault), delay ? `after ${delay} ms` : '', times ? `${times} more times` : '']
    .filter(Boolean)
    .join(' · ');
}

function kindOf({ status, body, malformed, crumbFail, drop }) {
  if (drop) return 'connection dropped';
  if (crumbFail) return 'crumb refused';
  if (malformed) return 'malformed reply';
  return [status ? `status ${status}` : '', bodyText(body)].filter(Boolean).join(', ');
}

function bodyText(body) {
  if (body === undefined) return '';
  return body ? `answered ${body}` : 'without a body';
}
