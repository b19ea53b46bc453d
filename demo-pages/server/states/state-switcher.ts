import { type PageState, queryOf } from './page-state.ts';

interface Choice {
  readonly name: keyof PageState;
  readonly value: string;
  readonly label: string;
  /** What the page shows in this state, as HTML. */
  readonly note: string;
}

const CONSENT: readonly Choice[] = [
  {
    name: 'consent',
    value: 'asked',
    label: 'Asked',
    note: 'The banner asks for consent, and nothing is tracked before the answer.',
  },
  {
    name: 'consent',
    value: 'given',
    label: 'Given',
    note: 'The visitor has accepted: the cookie <code>ss_cookieAllowed</code> is <code>true</code>.',
  },
  {
    name: 'consent',
    value: 'declined',
    label: 'Declined',
    note: 'The visitor has declined: the cookie <code>ss_cookieAllowed</code> is <code>false</code>.',
  },
];

const THEME: readonly Choice[] = [
  {
    name: 'theme',
    value: 'light',
    label: 'Light',
    note: 'Light colours, whatever the browser prefers.',
  },
  {
    name: 'theme',
    value: 'dark',
    label: 'Dark',
    note: 'Dark colours, whatever the browser prefers.',
  },
];

const OTHERS: readonly Choice[] = [
  {
    name: 'motion',
    value: 'reduced',
    label: 'Reduced motion',
    note: 'Mortar and the style sheet are served as if the visitor preferred reduced motion. On a page of your own, emulate <code>prefers-reduced-motion</code> in the developer tools.',
  },
  {
    name: 'dir',
    value: 'rtl',
    label: 'Right to left',
    note: 'The page has <code>dir="rtl"</code>. Its texts stay English.',
  },
  { name: 'width', value: '320', label: '320 px', note: 'The page in a frame 320 px wide.' },
  {
    name: 'script',
    value: 'off',
    label: 'Script off',
    note: 'No script runs: the page is what the server sent.',
  },
  {
    name: 'chunk',
    value: 'blocked',
    label: 'Chunk blocked',
    note: 'The block’s chunk does not load. The block keeps the server’s HTML and gets <code>data-block-state="failed"</code>.',
  },
];

/** Links to the states of a page. A click on the current one leaves it; the address holds them all. */
export function switcherHtml(state: PageState, plainAddress: string) {
  const current = [...CONSENT, ...THEME, ...OTHERS].filter(({ name, value }) => state[name] === value);
  const notes = current.map(({ note }) => `<li>${note}</li>`).join('');
  return `<nav class="states" id="states" dir="ltr" aria-labelledby="states-title">
<h2 class="states-title" id="states-title">See this page in another state</h2>
${groupHtml('Consent', CONSENT, state)}
${groupHtml('Colours', THEME, state)}
${groupHtml('More', OTHERS, state)}
${notes && `<ul class="state-notes">${notes}</ul>\n<p class="states-end"><a href="${plainAddress}">Back to the plain page</a></p>`}
</nav>`;
}

function groupHtml(label: string, choices: readonly Choice[], state: PageState) {
  const links = choices.map((choice) => `<li>${linkHtml(choice, state)}</li>`).join('');
  return `<div class="states-group"><span id="states-${label.toLowerCase()}">${label}</span><ul aria-labelledby="states-${label.toLowerCase()}">${links}</ul></div>`;
}

function linkHtml({ name, value, label }: Choice, state: PageState) {
  const isCurrent = state[name] === value;
  const query = queryOf({ ...state, [name]: isCurrent ? undefined : value });
  const address = `${query}#states`.replaceAll('&', '&amp;');
  return `<a href="${address}"${isCurrent ? ' aria-current="true"' : ''}>${label}</a>`;
}
