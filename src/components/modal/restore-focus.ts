import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';

/** Elements that can have the focus; whether one of them does take it is seen by trying. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** The ways back of open modals, by their layer. */
const waysBack = new WeakMap<Element, readonly Element[]>();

/** Remembers what has the focus now; the answer gives it back, unless the page has moved it on meanwhile. */
export function rememberFocus(layer: Element): () => void {
  const way = wayFrom(focusedElement());
  waysBack.set(layer, way);
  return () => {
    const now = page.activeElement();
    if (now === page.body() || layer.contains(now)) goBack(way);
  };
}

function focusedElement(): Element | null {
  let focused = page.activeElement();
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The element and those around it, nearest first; out of another modal it goes on where that one came from. */
function wayFrom(element: Element | null): readonly Element[] {
  if (!element || element === page.body()) return [];
  return [element, ...(waysBack.get(element) ?? wayFrom(parentOf(element)))];
}

function parentOf(element: Element): Element | null {
  const root = memberOf(element, 'getRootNode')();
  return memberOf(element, 'parentElement') ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Back to the opener, or, where it has gone, to the first control near its place. */
function goBack(way: readonly Element[]): void {
  const [opener, ...around] = way;
  if (!opener || takesFocus(opener)) return;
  around.some(
    (element) =>
      memberOf(element, 'isConnected') &&
      [...memberOf(element, 'querySelectorAll')(CONTROLS)].some(takesFocus),
  );
}

function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement || element instanceof SVGElement)
    memberOf(element, 'focus')({ preventScroll: true });
  return memberOf(element, 'matches')(':focus');
}
