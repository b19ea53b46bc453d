import { element } from './element.js';

/** A call in the list, with its details. */
export function callItem(call) {
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
