import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';

/** Possibly focusable elements; whether one really is can only be found out by trying. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Elements to return the focus to, by the layer of the open modal. */
const returnPaths = new WeakMap<Element, readonly Element[]>();

/**
 * Remembers the focused element; returns a function that restores the focus, unless the page has moved it meanwhile.
 */
export function rememberFocus(layer: Element): () => void {
  const path = pathFrom(focusedElement());
  returnPaths.set(layer, path);
  return () => {
    const now = page.activeElement();
    if (now === page.body() || layer.contains(now)) returnFocus(path);
  };
}

function focusedElement(): Element | null {
  let focused = page.activeElement();
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** The element and its ancestors, nearest first; inside another modal, continues with that modal's opener. */
function pathFrom(element: Element | null): readonly Element[] {
  if (!element || element === page.body()) return [];
  return [element, ...(returnPaths.get(element) ?? pathFrom(parentOf(element)))];
}

function parentOf(element: Element): Element | null {
  const root = memberOf(element, 'getRootNode')();
  return memberOf(element, 'parentElement') ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Focuses the opener or, if it is gone, the first control near it. */
function returnFocus(path: readonly Element[]): void {
  const [opener, ...around] = path;
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
  return isFocused(element);
}

/** In Safari nothing matches `:focus` while another window is in front. */
function isFocused(element: Element): boolean {
  const root = memberOf(element, 'getRootNode')();
  return element === (root instanceof ShadowRoot ? root.activeElement : page.activeElement());
}
