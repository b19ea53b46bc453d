import type { Dispose } from '../data/dispose';
import { guarded } from '../data/guarded';

import * as page from './page';

const added = new Map<string, { users: number; remove: Dispose }>();

/** Puts a style sheet of ours on the page, once however many ask for it; returns its remover. */
export function addStyles(css: string, nonce: string): Dispose {
  const sheet = added.get(css) ?? { users: 0, remove: insert(css, nonce) };
  added.set(css, sheet);
  sheet.users++;
  return () => {
    if (--sheet.users > 0) return;
    added.delete(css);
    sheet.remove();
  };
}

/**
 * First in the head, so that a rule of the page's own with equal weight wins. Where the page's security policy
 * refuses the element, the sheet is made by script, which such a policy allows.
 */
function insert(css: string, nonce: string): Dispose {
  const style = page.create('style');
  style.nonce = nonce;
  style.textContent = css;
  style.style.display = 'none'; // a page may show every element, this one as text
  page.head().prepend(style);
  if (style.sheet) return () => style.remove();
  style.remove();
  return guarded(() => adopt(css)) ?? (() => {});
}

function adopt(css: string): Dispose {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
