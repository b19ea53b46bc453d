import { muteInlineCode } from '../../data/mute-inline-code';
import * as page from '../../dom/page';
import type { Runtime } from '../types';
import { ADDRESS, ATTRIBUTES, ELEMENTS, WITH_CONTENTS } from './allowed-html';
import { finish } from './finish';

const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'background', 'cite', 'data-src'];

/** `Element.setHTML` of the HTML Sanitizer API, which TypeScript doesn't declare yet. */
interface SanitizingElement extends HTMLDivElement {
  setHTML(html: string, options: { sanitizer: Sanitizer }): void;
}

/** Sanitises with the browser's own sanitiser, in a document without a window, where nothing loads or runs. */
export function sanitize(html: string, runtime: Runtime): DocumentFragment {
  const apart = page.implementation().createHTMLDocument();
  const host = apart.createElement('div') as SanitizingElement;
  host.setHTML(muteInlineCode(html), { sanitizer: rulesFor(html) });
  for (const element of host.querySelectorAll('*')) restrictAttributes(element);
  const fragment = apart.createDocumentFragment();
  fragment.append(...host.childNodes);
  return finish(fragment, runtime);
}

/** The browser's lists have no patterns: unknown elements and ARIA attributes are allowed by the names in this HTML. */
function rulesFor(html: string): Sanitizer {
  const sanitizer = new Sanitizer({
    elements: [...ELEMENTS],
    attributes: [...ATTRIBUTES],
    dataAttributes: false,
    comments: false,
  });
  for (const name of unknownElements(html)) sanitizer.replaceElementWithChildren(name);
  for (const [name] of html.matchAll(/\baria-[a-z]+/gi)) sanitizer.allowAttribute(name.toLowerCase());
  return sanitizer;
}

function unknownElements(html: string): Set<string> {
  const names = new Set([...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase()));
  for (const known of [...ELEMENTS, ...WITH_CONTENTS]) names.delete(known);
  return names;
}

/** What the rules can't say: which addresses are allowed, and that names can't shadow what scripts rely on. */
function restrictAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (ADDRESSES.includes(name) && !isAllowedAddress(name, value)) element.removeAttribute(name);
    if (name === 'id' || name === 'name') element.setAttribute(name, `user-content-${value}`);
  }
}

/** Of the allowed elements, only images, video and audio have `src`: their data may be in the address. */
function isAllowedAddress(name: string, value: string): boolean {
  const address = value.replace(/[\0-\x20\xa0]/g, '');
  return ADDRESS.test(address) || address === '' || (name === 'src' && /^data:/i.test(address));
}
