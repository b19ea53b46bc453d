import type { Dispose } from '../data/dispose';
import { guarded } from '../data/guarded';

import * as page from './page';
import reset from './reset.css';

interface AddedSheet {
  users: number;
  readonly style: HTMLStyleElement;
  readonly remove: Dispose;
}

const added = new Map<string, AddedSheet>();

/**
 * Puts a style sheet of ours on the page, once however many ask for it; returns its remover. The reset of what we draw
 * comes first, since with equal weight a later sheet wins.
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
  return () => {
    if (--sheet.users > 0) return;
    added.delete(css);
    sheet.remove();
  };
}

/** Where the page's security policy refuses the element, the sheet is made by script, which such a policy allows. */
function insert(css: string, nonce: string): Omit<AddedSheet, 'users'> {
  const style = page.create('style');
  style.nonce = nonce;
  style.textContent = css;
  style.style.display = 'none'; // a page may show every element, this one as text
  place(style);
  if (style.sheet) return { style, remove: () => style.remove() };
  style.remove();
  return { style, remove: guarded(() => adopt(css)) ?? (() => {}) };
}

/** At the start of the head, after the others of ours: a rule of the page's own with equal weight wins. */
function place(style: HTMLStyleElement): void {
  const last = [...added.values()].filter((sheet) => sheet.style.isConnected).at(-1);
  if (last) last.style.after(style);
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
