const find = (selector) => document.querySelector(selector);
const callList = find('#calls');
const MOST_SHOWN = 500;

let formNames = {};

start();

async function start() {
  leadBack();
  showChoices();
  listenToSwitches();
  const forms = await (await fetch('/config/api/forms')).json();
  formNames = Object.fromEntries(forms.map(({ formId, name }) => [formId, name]));
  showFaults(await (await fetch('/config/api/faults')).json());
  followCalls();
}

/** Owners arrive here from a page; the way back says that they want to stay on it. */
function leadBack() {
  const from = new URLSearchParams(location.search).get('frameUrl') ?? '/';
  const target = new URL(from, location.origin);
  if (target.origin !== location.origin) return;
  target.searchParams.set('noredirect', '');
  find('#back').href = target.href;
  if (from !== '/') find('#back').textContent = `Back to ${from}`;
}

/** After each (re)connection the list is read anew, so that nothing is missed in between. */
function followCalls() {
  const stream = new EventSource('/config/api/stream');
  stream.onopen = async () => {
    say('Live');
    showCalls(await (await fetch('/config/api/calls')).json());
  };
  stream.onmessage = ({ data }) => addCall(JSON.parse(data));
  stream.onerror = () => say('The server is away. Trying again…');
}

function say(text) {
  find('#connection').textContent = text;
}

function showCalls(calls) {
  callList.replaceChildren();
  find('#submissions').replaceChildren();
  calls.slice(-MOST_SHOWN).forEach(addCall);
  updateEmptyNotes();
}

function addCall(call) {
  if (document.getElementById(`call-${call.id}`)) return;
  callList.insertBefore(callItem(call), firstBefore(call) ?? null);
  while (callList.children.length > MOST_SHOWN) callList.lastElementChild.remove();
  if (isStoredSubmission(call)) find('#submissions').prepend(submissionItem(call));
  applyFilter();
  updateEmptyNotes();
}

/** In the order in which things happened, the latest first; what was not sent is told late. */
function firstBefore({ time }) {
  return [...callList.children].find(({ dataset }) => Number(dataset.time) <= time);
}

function callItem(call) {
  const isRefused = call.reason !== 'accepted';
  const item = element('li', { id: `call-${call.id}`, className: `call${isRefused ? ' refused' : ''}` });
  item.dataset.time = call.time;
  const details = element('details');
  const summary = element('summary');
  summary.append(
    element('time', { textContent: new Date(call.time).toLocaleTimeString() }),
    element('span', { className: 'path', textContent: `${call.method} ${call.path}${call.query}` }),
    element('span', { className: 'status', textContent: call.status || outcomeOf(call) }),
    element('span', { className: 'gist', textContent: gistOf(call) }),
  );
  details.append(summary, fieldsOf(call));
  item.append(details);
  return item;
}

/** A page says itself what it holds or drops. */
function outcomeOf({ reason }) {
  return reason.startsWith('held') ? 'held' : 'dropped';
}

/** One line that says what the call was about. */
function gistOf({ parsed, reason, page }) {
  const [first] = Array.isArray(parsed) ? parsed : [parsed];
  const said = first?.data?.message ?? first?.message ?? first?.pageTitle ?? first?.event ?? first?.formId;
  const event = typeof first?.event === 'string' && first.pageTitle ? `event ${first.event}` : '';
  const more = Array.isArray(parsed) && parsed.length > 1 ? `and ${parsed.length - 1} more` : '';
  const from = page && `from ${new URL(page).pathname}`;
  return [reason === 'accepted' ? '' : reason, event, said, more, from].filter(Boolean).join(' · ');
}

function fieldsOf({ parsed, body, headers, reason, page }) {
  const list = element('dl');
  const shown = { reason, page, ...entriesOf(parsed, body), headers };
  for (const [name, value] of Object.entries(shown)) {
    if (value !== '') list.append(element('dt', { textContent: name }), valueElement(value));
  }
  return list;
}

function entriesOf(parsed, body) {
  if (Array.isArray(parsed)) return Object.fromEntries(parsed.map((value, index) => [`${index + 1}`, value]));
  return parsed && typeof parsed === 'object' ? parsed : { body };
}

function valueElement(value) {
  const holder = element('dd');
  const isText = typeof value !== 'object' || value === null;
  holder.append(isText ? String(value) : element('pre', { textContent: JSON.stringify(value, null, 2) }));
  return holder;
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

function updateEmptyNotes() {
  find('#no-calls').hidden = callList.children.length > 0;
  find('#no-submissions').hidden = find('#submissions').children.length > 0;
}

function applyFilter() {
  const words = find('#filter').value.toLowerCase();
  const refusedOnly = find('#refused-only').checked;
  for (const item of callList.children) {
    const isWanted = item.textContent.toLowerCase().includes(words);
    item.hidden = !isWanted || (refusedOnly && !item.classList.contains('refused'));
  }
}

/** The form shows what the cookie holds. */
function showChoices() {
  const [, cookie] = /(?:^|; )demo=([^;]*)/.exec(document.cookie) ?? [];
  if (!cookie) return;
  for (const [name, value] of Object.entries(JSON.parse(decodeURIComponent(cookie)))) {
    const field = find('#who').elements.namedItem(name);
    if (field) field.value = value;
  }
}

function listenToSwitches() {
  find('#filter').addEventListener('input', applyFilter);
  find('#refused-only').addEventListener('change', applyFilter);
  find('#clear-calls').addEventListener('click', clearCalls);
  find('#new-fault').addEventListener('submit', switchFaultOn);
  find('#clear-faults').addEventListener('click', switchFaultsOff);
}

async function clearCalls() {
  await fetch('/config/api/calls', { method: 'DELETE' });
  showCalls([]);
}

async function switchFaultOn(event) {
  event.preventDefault();
  const body = JSON.stringify(faultFrom(new FormData(event.target)));
  const answer = await fetch('/config/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (answer.ok) showFaults(await answer.json());
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

async function switchFaultsOff() {
  await fetch('/config/api/faults', { method: 'DELETE' });
  showFaults([]);
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

function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}
