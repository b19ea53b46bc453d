import type { Dispose } from '../data/dispose';
import { guarded } from '../data/guarded';

import * as page from './page';
import reset from './reset.css';

interface AddedSheet {
  users: number;
  /** Missing if the page's security policy blocks style elements. */
  readonly style?: HTMLStyleElement;
  readonly remove: Dispose;
}

const added = new Map<string, AddedSheet>();

/**
 * Adds one of our style sheets to the page, only once for all users; returns its remover. Our reset comes first, since
 * at equal specificity the later sheet wins.
 */
export function addStyles(css: string, nonce: string): Dispose {
  const removers = [reset, css].map((sheet) => addSheet(sheet, nonce));
  return () => {
    for (const remove of removers) remove();
  };
}

function addSheet(css: string, nonce: string): Dispose {
  const sheet = added.get(css) ?? { users: 0, ...insert(css, nonce) };
  added.set(css, sheet);
  sheet.users++;
  if (sheet.style?.isConnected === false) place(sheet.style); // the page has rewritten its head
  return () => {
    if (--sheet.users > 0) return;
    added.delete(css);
    sheet.remove();
  };
}

/** If the page's security policy blocks the element, a constructed style sheet is used, which the policy allows. */
function insert(css: string, nonce: string): Omit<AddedSheet, 'users'> {
  const style = page.create('style');
  style.nonce = nonce;
  style.textContent = css;
  style.style.display = 'none'; // a page may display every element, even this one as text
  place(style);
  if (style.sheet) return { style, remove: () => style.remove() };
  style.remove();
  return { remove: guarded(() => adopt(css)) ?? (() => {}) };
}

/** At the start of the head, after our other sheets, so that the page's own rules win at equal specificity. */
function place(style: HTMLStyleElement): void {
  const last = [...added.values()].flatMap(({ style }) => (style?.isConnected ? style : [])).at(-1);
  if (last) last.after(style);
  else page.head().prepend(style);
}

function adopt(css: string): Dispose {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
