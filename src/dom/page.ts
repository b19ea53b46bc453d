import { guarded } from '../data/guarded';

/**
 * The document's members from its prototype: an element with name="cookie", name="body" or name="querySelectorAll"
 * can't shadow them there. Old libraries replace the global `Document`.
 */
const members: Document = Object.getPrototypeOf(document);

function reader<Key extends keyof Document>(key: Key): () => Document[Key] {
  return () => Reflect.get(members, key, document);
}

/** The full cookie string; throws if the browser blocks cookies. */
export const cookies = /* @__PURE__ */ reader('cookie');
export const root = /* @__PURE__ */ reader('documentElement');
export const head = /* @__PURE__ */ reader('head');
export const body = /* @__PURE__ */ reader('body');
export const currentScript = /* @__PURE__ */ reader('currentScript');
export const readyState = /* @__PURE__ */ reader('readyState');
export const activeElement = /* @__PURE__ */ reader('activeElement');
export const title = /* @__PURE__ */ reader('title');
export const implementation = /* @__PURE__ */ reader('implementation');
export const referrer = /* @__PURE__ */ reader('referrer');
export const adoptedStyleSheets = /* @__PURE__ */ reader('adoptedStyleSheets');

export function setCookie(text: string): void {
  Reflect.set(members, 'cookie', text, document);
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

/** Runs once the server's markup is fully parsed; once it has loaded, if the page keeps that event to itself. */
export function whenParsed(run: () => void): void {
  const runOnce = once(run);
  if (readyState() !== 'loading') run();
  else for (const sign of ['DOMContentLoaded', 'load']) addEventListener(sign, runOnce, { once: true });
}

/** Runs once the page's own pictures, scripts and style sheets have loaded. */
export function whenLoaded(run: () => void): void {
  if (readyState() === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs once the page is visible to someone: a prerendered page isn't yet. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as { prerendering?: unknown }; // or a frame of that name
  if (prerendering === true) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

/** Runs after the page's own work; at once if the visitor leaves. */
export function whenIdle(run: () => void): void {
  const runOnce = once(() => {
    removeEventListener('pagehide', runOnce);
    run();
  });
  guarded(() => requestIdleCallback(runOnce, { timeout: 1000 })) ?? setTimeout(runOnce);
  addEventListener('pagehide', runOnce);
}

/** Milliseconds after which a page has rendered its content. */
const CALM_AFTER = 3000;

/**
 * Runs once the page has had time to render. Earlier if the visitor interacts, but after what that sets off; at once if
 * the visitor leaves.
 */
export function whenCalm(run: () => void): void {
  const runOnce = once(run);
  const runAfterwards = once(() => whenIdle(runOnce));
  setTimeout(runOnce, CALM_AFTER);
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, runAfterwards);
  for (const sign of ['visibilitychange', 'pagehide']) addEventListener(sign, runOnce);
}

/** Runs after the current event's other handlers, even if the page unloads before timers run. */
export function afterHandlers(run: () => void): void {
  const runOnce = once(run);
  setTimeout(runOnce);
  addEventListener('pagehide', runOnce, { once: true });
}

/** A function that runs only on its first call. */
export function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
