import { guarded } from '../data/guarded';

/**
 * The document, read through its class: an element with name="cookie", name="body" or
 * name="querySelectorAll" on the page cannot stand in for the document's own members.
 */
const members = Document.prototype;

function reader<Key extends keyof Document>(key: Key): () => Document[Key] {
  const get = Object.getOwnPropertyDescriptor(members, key)?.get;
  return () => get?.call(document);
}

const writeCookies = Object.getOwnPropertyDescriptor(members, 'cookie')?.set;

/** The whole cookie text; throws where the browser forbids cookies. */
export const cookies = /* @__PURE__ */ reader('cookie');
export const root = /* @__PURE__ */ reader('documentElement');
export const head = /* @__PURE__ */ reader('head');
export const body = /* @__PURE__ */ reader('body');
export const currentScript = /* @__PURE__ */ reader('currentScript');
export const readyState = /* @__PURE__ */ reader('readyState');
export const activeElement = /* @__PURE__ */ reader('activeElement');
export const title = /* @__PURE__ */ reader('title');
export const referrer = /* @__PURE__ */ reader('referrer');

export function setCookie(text: string): void {
  writeCookies?.call(document, text);
}

export function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  return members.createElement.call(document, tag) as HTMLElementTagNameMap[Tag];
}

export function byId(id: string): HTMLElement | null {
  return members.getElementById.call(document, id);
}

export function all<Found extends Element = HTMLElement>(selector: string): NodeListOf<Found> {
  return members.querySelectorAll.call(document, selector) as NodeListOf<Found>;
}

export function dispatch(event: Event): void {
  EventTarget.prototype.dispatchEvent.call(document, event);
}

/** Libraries call these on the document itself: an element of such a name, which would stand in, loses it. */
export function freeMethods(names: readonly (keyof Document)[]): void {
  for (const name of names)
    if (typeof document[name] !== 'function')
      for (const element of all(`[name=${name}]`)) element.removeAttribute('name');
}

/** Runs once the server's markup is complete. */
export function whenParsed(run: () => void): void {
  if (readyState() === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Runs once the page has a viewer: a prerendered one has none yet. */
export function whenShown(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

/** Runs after the page's own work, unless the visitor leaves before that. */
export function whenIdle(run: () => void): void {
  const runOnce = once(run);
  guarded(() => requestIdleCallback(runOnce, { timeout: 1000 })) ?? setTimeout(runOnce);
  addEventListener('pagehide', runOnce);
}

/** Milliseconds after which a page has drawn what it has to draw. */
const CALM_AFTER = 3000;

/** Runs once the page has had its time, or when its visitor does something or turns away before that. */
export function whenCalm(run: () => void): void {
  const runOnce = once(run);
  setTimeout(runOnce, CALM_AFTER);
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'visibilitychange', 'pagehide'])
    addEventListener(sign, runOnce, { once: true });
}

/** Does it the first time only. */
export function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
