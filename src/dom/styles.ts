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

/** A layer and its rules, none of which has a block inside. */
const LAYERS = /@layer \w+\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

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

/**
 * What the page's security policy blocks goes into a constructed style sheet, which the policy allows; layers always
 * do, since Chromium lays out the whole page anew if an element with a layer comes before other styles.
 */
function insert(css: string, nonce: string): Omit<AddedSheet, 'users'> {
  const style = page.create('style');
  style.nonce = nonce;
  style.textContent = css.replace(LAYERS, '');
  style.style.display = 'none'; // a page may display every element, even this one as text
  place(style);
  const isAllowed = style.sheet !== null;
  if (!isAllowed) style.remove();
  const others = isAllowed ? (css.match(LAYERS) ?? []).join('') : css;
  const removeOthers = others && guarded(() => adopt(others));
  const remove = () => {
    style.remove();
    if (removeOthers) removeOthers();
  };
  return isAllowed ? { style, remove } : { remove };
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
  const sheets = page.adoptedStyleSheets();
  sheets.push(sheet);
  return () => {
    const at = sheets.indexOf(sheet);
    if (at >= 0) sheets.splice(at, 1);
  };
}
