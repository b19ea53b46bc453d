import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import type { Runtime } from '../../../runtime/types';
import type { Scope } from '../../common/scope';
import { ancestry, findMark, tryMarks, withoutTransitions } from '../trial';
import { findHidden, isInvisible } from './find-hidden';
import styles from './reveal.css';

/** Classes with which templates mark that their script is still running. */
const PENDING = [
  'tmpl-loading',
  'loading',
  'is-loading',
  'page-loading',
  'site-loading',
  'preload',
  'enable-load-effects',
];

/** Classes that mark it as done. None of them opens anything. */
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
  'reveal-index-title',
  'reveal-index-nav',
];

/** The navigation that the banner's part shows once it has a place. */
const PLACED = '#headerNav:has(#mainNavWrapper)';

/** Milliseconds that the page's own scripts have to show what they have hidden. */
const TIMEOUT = 1500;

/**
 * Shows what a template hides until its script is done: by the marker that the style sheet waits for or, if none works
 * and an element takes up space but stays invisible, directly. It stays when the page is torn down: taking it back would
 * hide the page.
 */
export function revealContent({ runtime, disposables }: Scope): void {
  endLoading();
  withoutTransitions(runtime, () => {
    const hidden = findHidden();
    mark(hidden.filter((element) => !element.matches(PLACED)));
    for (const element of hidden) if (element.matches(PLACED)) void markOncePlaced(element, runtime);
  });
  const timer = setTimeout(force, TIMEOUT, runtime);
  disposables.add(() => clearTimeout(timer));
}

/** It would be seen below its title for a moment, and move the page. */
async function markOncePlaced(navigation: HTMLElement, runtime: Runtime): Promise<void> {
  await runtime.chunks.load('published-banner').catch(() => {}); // reported by its own step
  withoutTransitions(runtime, () => mark([navigation]));
}

/** Removes the whole page's loading markers: no other script will. */
function endLoading(): void {
  const pages = [page.root(), page.body(), ...page.all('.tmpl-loading')];
  for (const element of pages) {
    if (!element.matches('[data-controllers-bound]')) element.classList.remove(...PENDING);
  }
}

/** Which elements any marker shows at all is one trial for all of them: each trial restyles the page. */
function mark(elements: readonly HTMLElement[]): void {
  const hosts = new Set(elements.flatMap(hostsOf));
  const all = [...hosts].flatMap((host) => [
    { host, names: PENDING, isOn: false },
    { host, names: DONE, isOn: true },
  ]);
  const shown = tryMarks(all, () => elements.filter((element) => !isInvisible(element)));
  for (const element of shown) markOne(element);
}

function markOne(element: HTMLElement): void {
  const works = () => !isInvisible(element);
  if (works()) return; // a marker set for another element has shown it too
  const hosts = hostsOf(element);
  const found = findMark(hosts, PENDING, works, false) ?? findMark(hosts, DONE, works);
  for (const name of found?.names ?? []) found?.host.classList.toggle(name, found.isOn);
}

function hostsOf(element: Element): Element[] {
  return ancestry(element).filter((host) => !host.matches('[data-controllers-bound]'));
}

function force(runtime: Runtime): void {
  const waiting = findHidden().filter(isContent);
  if (!waiting.length) return;
  addStyles(styles, runtime.tag.nonce);
  for (const element of waiting) element.classList.add('mortar-revealed');
}

/** In the flow, with text or a picture: overlays take up no space there. */
function isContent(element: HTMLElement): boolean {
  const { position } = getComputedStyle(element);
  const isInFlow = position === 'static' || position === 'relative' || element === page.body();
  const isEmpty =
    !/\S/.test(element.innerText || element.textContent) && !element.querySelector('img, video');
  return isInFlow && element.offsetHeight > 0 && !isEmpty;
}
