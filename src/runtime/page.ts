/**
 * The document, read through its class: an element with name="cookie", name="body" or
 * name="querySelectorAll" on the page cannot stand in for the document's own members.
 */
const members = Document.prototype;

function reader<Key extends keyof Document>(key: Key): () => Document[Key] {
  const get = Object.getOwnPropertyDescriptor(members, key)?.get;
  return () => (get ? get.call(document) : document[key]);
}

const writeCookies = Object.getOwnPropertyDescriptor(members, 'cookie')?.set;

export const page = {
  /** The whole cookie text; throws where the browser forbids cookies. */
  cookies: reader('cookie'),
  setCookie: (text: string) => writeCookies?.call(document, text),
  root: reader('documentElement'),
  head: reader('head'),
  body: reader('body'),
  currentScript: reader('currentScript'),
  readyState: reader('readyState'),
  visibilityState: reader('visibilityState'),
  title: reader('title'),
  referrer: reader('referrer'),
  create: <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
    members.createElement.call(document, tag) as HTMLElementTagNameMap[Tag],
  byId: (id: string) => members.getElementById.call(document, id),
  all: <Found extends Element = HTMLElement>(selector: string): NodeListOf<Found> =>
    members.querySelectorAll.call(document, selector) as NodeListOf<Found>,
  dispatch: (event: Event) => EventTarget.prototype.dispatchEvent.call(document, event),
};

/** Runs once the server's markup is complete. */
export function whenParsed(run: () => void): void {
  if (page.readyState() === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
