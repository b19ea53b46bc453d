import type { Dispose } from '../../../data/dispose';
import { isWithModifier } from '../../../dom/delegate';
import { ARROW_SIDES, readingSide } from '../../../dom/layout';
import { createIntersectionObserver, OBSERVER_THRESHOLDS } from '../../../dom/observers';
import * as page from '../../../dom/page';
import type { Carousel } from './carousel';

interface Listener {
  readonly carousel: Carousel;
  /** Visible area of the gallery in px²; not known at first. */
  area?: number;
}

/** Elements that use arrow keys themselves. */
const WIDGETS =
  'input, select, textarea, audio, video, iframe, object, embed, [contenteditable]:not([contenteditable="false"])';
const WIDGET_ROLES =
  /^(application|(combo|list|search|text)box|(tree)?grid|menu(bar)?|radio(group)?|scrollbar|separator|slider|spinbutton|tab(list)?|toolbar|tree)$/;

const listeners = new Set<Listener>();

/** Handles arrow keys for the gallery with the focus or, if none has it, the most visible one. */
export function takeKeys(carousel: Carousel): Dispose {
  const listener: Listener = { carousel };
  const observer = createIntersectionObserver(
    (entries) => {
      const { width, height } = entries.at(-1)?.intersectionRect ?? { width: 0, height: 0 };
      listener.area = width * height;
    },
    { threshold: [...OBSERVER_THRESHOLDS] },
  );
  observer.observe(carousel.element);
  if (!listeners.size) addEventListener('keydown', stepByKey);
  listeners.add(listener);
  return () => {
    observer.disconnect();
    listeners.delete(listener);
    if (!listeners.size) removeEventListener('keydown', stepByKey);
  };
}

function stepByKey(event: KeyboardEvent): void {
  const side = ARROW_SIDES.get(event.key);
  if (!side || isTaken(event)) return;
  const carousel = galleryFor(event.composedPath());
  if (!carousel || carousel.index.isInMotion) return;
  event.preventDefault();
  carousel.index.step(side === readingSide(carousel.elements.list) ? 1 : -1);
}

function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || isWithModifier(event) || event.composedPath().some(isWidget);
}

function isWidget(node: EventTarget): boolean {
  return (
    node instanceof Element && (node.matches(WIDGETS) || WIDGET_ROLES.test(node.getAttribute('role') ?? ''))
  );
}

/** An open modal handles all keys itself. */
function openModal(): Element | undefined {
  return [...page.all('dialog:modal, [aria-modal="true"]')].findLast(
    (modal) => modal.getClientRects().length > 0,
  );
}

/** The gallery with the focus, which came into view with it, else the most visible one unless what has the focus scrolls. */
function galleryFor(path: readonly EventTarget[]): Carousel | undefined {
  const modal = openModal();
  const reachable = [...listeners].filter(
    ({ carousel, area }) =>
      area !== 0 && (!modal || modal.contains(carousel.element)) && isOperable(carousel.element),
  );
  const focused = reachable.find(({ carousel }) => path.includes(carousel.element));
  if (focused) return focused.carousel;
  if (path.some(scrollsSideways)) return undefined;
  const byArea = reachable.sort((one, other) => (other.area ?? 0) - (one.area ?? 0));
  return byArea.find(({ area }) => area)?.carousel;
}

/** An element with an area may still be invisible or inert. */
function isOperable(element: Element): boolean {
  return !element.closest('[inert]') && getComputedStyle(element).visibility === 'visible';
}

/** Not the page itself, which often is a few px too wide by mistake. */
function scrollsSideways(node: EventTarget): boolean {
  return (
    node instanceof HTMLElement &&
    !node.matches('html, body') &&
    node.scrollWidth > node.clientWidth &&
    /auto|scroll/.test(getComputedStyle(node).overflowX)
  );
}
