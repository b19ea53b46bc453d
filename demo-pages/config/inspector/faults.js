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
  const kind = form.get('kind');
  return {
    path: form.get('path'),
    delay: Number(form.get('delay')),
    ...(kind === 'status' && { status: Number(form.get('status')) }),
    ...(kind === 'empty' && { status: Number(form.get('status')), body: '' }),
    ...(kind === 'malformed' && { malformed: true }),
    ...(kind === 'shape' && { body: '42' }),
    ...(kind === 'crumbFail' && { crumbFail: true }),
    ...(kind === 'drop' && { drop: true }),
    ...(form.get('times') && { times: Number(form.get('times')) }),
  };
}

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
  const said = body === undefined ? '' : body ? `answered ${body}` : 'without a body';
  return [status ? `status ${status}` : '', said].filter(Boolean).join(', ');
}
