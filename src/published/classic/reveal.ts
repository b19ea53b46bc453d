import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import styles from './reveal.css';
import { ancestry, findMark } from './trial';
import { isInvisible, withoutTransitions } from './visibility';

/** By these classes templates say that they are at work still. */
const PENDING = [
  'tmpl-loading',
  'loading',
  'is-loading',
  'page-loading',
  'site-loading',
  'preload',
  'enable-load-effects',
];

/** By these, that they are done. None of them opens anything. */
const DONE = [
  'loaded',
  'is-loaded',
  'positioned',
  'is-positioned',
  'ready',
  'is-ready',
  'rendered',
  'initialized',
  'is-initialized',
  'tmpl-loaded',
  'site-loaded',
  'page-loaded',
  'images-loaded',
];

/** Blocks show themselves; the rest is not content or belongs to somebody else. */
const NOT_OURS =
  'script, style, template, noscript, svg, img, iframe, dialog, .sqs-layout, .sqs-block, .sqs-gallery, [data-block], [data-controllers-bound], [hidden], [aria-hidden="true"]';

/** What is hidden until somebody asks for it, by the names that templates give it. */
const ON_DEMAND =
  /overlay|mobile|search|folder|subnav|submenu|dropdown|lightbox|pop-?up|modal|hover|tooltip|drawer|flyout|toggle|loader|spinner|scroll|cart|slide|caption|sqs-/i;

/** Milliseconds that scripts of the page's own have to show what they have hidden. */
const PATIENCE = 1500;

/**
 * Shows what a template hides until its script says that it is done: with the mark that the style sheet waits for, and
 * where none is found and something takes room in the flow and stays invisible, without it.
 */
export function revealContent(runtime: Runtime): void {
  endLoading();
  withoutTransitions(runtime, () => {
    for (const element of findHidden()) mark(element);
  });
  setTimeout(() => force(runtime), PATIENCE);
}

/** The marks of a whole page at work: nobody else will take them away. */
function endLoading(): void {
  const pages = [page.root(), page.body(), ...page.all('.tmpl-loading')];
  for (const element of pages) {
    if (!element.matches('[data-controllers-bound]')) element.classList.remove(...PENDING);
  }
}

function mark(element: HTMLElement): void {
  const works = () => !isInvisible(element);
  if (works()) return; // the mark for another one has shown it too
  const hosts = ancestry(element).filter((host) => !host.matches('[data-controllers-bound]'));
  const found = findMark(hosts, PENDING, works, false) ?? findMark(hosts, DONE, works);
  for (const name of found?.names ?? []) found?.host.classList.toggle(name, found.isOn);
}

function force(runtime: Runtime): void {
  const waiting = findHidden().filter(isContent);
  if (!waiting.length) return;
  addStyles(styles, runtime.tag.nonce);
  for (const element of waiting) element.classList.add('mortar-revealed');
}

/** In the flow, with something in it: what opens over the page has no room there. */
function isContent(element: HTMLElement): boolean {
  const { position } = getComputedStyle(element);
  const isInFlow = position === 'static' || position === 'relative' || element === page.body();
  return isInFlow && element.offsetHeight > 0 && /\S/.test(element.innerText || element.textContent);
}

/** The outermost elements that are invisible though they have a box, in the page's order. */
function findHidden(): HTMLElement[] {
  const body = page.body();
  if (isInvisible(page.root()) || isInvisible(body)) return [body];
  const found: HTMLElement[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as HTMLElement;
    if (element.matches(NOT_OURS) || !element.getClientRects().length) return NodeFilter.FILTER_REJECT;
    if (!isInvisible(element)) return NodeFilter.FILTER_ACCEPT;
    if (!isOnDemand(element)) found.push(element);
    return NodeFilter.FILTER_REJECT;
  });
  while (walker.nextNode());
  return found;
}

/** What holds a page's content is no menu, whatever it is called. */
function isOnDemand(element: Element): boolean {
  const isMain = element.querySelector('main, h1, .sqs-layout') !== null;
  return !isMain && ON_DEMAND.test(`${element.id} ${element.getAttribute('class') ?? ''}`);
}
