import { applyFilter, clearCalls, followCalls } from './call-list.js';
import { find } from './element.js';
import { loadFaults, switchFaultOn, switchFaultsOff } from './faults.js';
import { loadFormNames } from './submissions.js';

linkBack();
showChoices();
find('#filter').addEventListener('input', applyFilter);
find('#refused-only').addEventListener('change', applyFilter);
find('#clear-calls').addEventListener('click', clearCalls);
find('#new-fault').addEventListener('submit', switchFaultOn);
find('#clear-faults').addEventListener('click', switchFaultsOff);
await loadFormNames();
await loadFaults();
followCalls();

/** Owners are redirected here from a page; the link back keeps them there. */
function linkBack() {
  const from = new URLSearchParams(location.search).get('frameUrl') ?? '/';
  const target = new URL(from, location.origin);
  if (target.origin !== location.origin) return;
  target.searchParams.set('noredirect', '');
  find('#back').href = target.href;
  if (from !== '/') find('#back').textContent = `Back to ${from}`;
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
