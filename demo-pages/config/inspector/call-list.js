import { callItem } from './call-item.js';
import { find } from './element.js';
import { addSubmission } from './submissions.js';

const MOST_SHOWN = 500;
const callList = find('#calls');

/** Reloads the list after each (re)connection, so that no call is missed in between. */
export function followCalls() {
  const stream = new EventSource('/config/api/stream');
  stream.onopen = async () => {
    showConnection('Live');
    showCalls(await (await fetch('/config/api/calls')).json());
  };
  stream.onmessage = ({ data }) => addCall(JSON.parse(data));
  stream.onerror = () => showConnection('The server is away. Trying again…');
}

function showConnection(text) {
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
  addSubmission(call);
  applyFilter();
  updateEmptyNotes();
}

/** The latest call first; calls that were held or dropped arrive late. */
function firstBefore({ time }) {
  return [...callList.children].find(({ dataset }) => Number(dataset.time) <= time);
}

export async function clearCalls() {
  await fetch('/config/api/calls', { method: 'DELETE' });
  showCalls([]);
}

export function applyFilter() {
  const text = find('#filter').value.toLowerCase();
  const refusedOnly = find('#refused-only').checked;
  for (const item of callList.children) {
    const isWanted = item.textContent.toLowerCase().includes(text);
    item.hidden = !isWanted || (refusedOnly && !item.classList.contains('refused'));
  }
}

function updateEmptyNotes() {
  find('#no-calls').hidden = callList.children.length > 0;
  find('#no-submissions').hidden = find('#submissions').children.length > 0;
}
