import type { ServerAttributes } from '../../../dom/attributes';
import * as page from '../../../dom/page';
import { moveTo } from '../../common/move-to';
import type { Scope } from '../../common/scope';

const LAYOUTS = '[data-controller*="AncillaryLayout"][data-nc-base]:not([data-controllers-bound])';

/**
 * Moves each element of a header or a phone's bar to the position that its owner chose. The server writes them all in
 * their default containers and the choice as a class of the body; style sheets only show the chosen containers, so that
 * otherwise a menu button stays in a hidden one.
 */
export function placeAncillaryElements(scope: Scope): void {
  for (const layout of page.all(LAYOUTS)) {
    for (const element of layout.querySelectorAll<HTMLElement>('[data-nc-element]'))
      place(element, layout, scope);
  }
}

function place(element: HTMLElement, layout: HTMLElement, { attributes, disposables }: Scope): void {
  const position = chosenPosition(element, layout);
  if (position === 'hide') hide(element, attributes);
  const container = position && layout.querySelector(`[data-nc-container="${CSS.escape(position)}"]`);
  if (container && element.parentElement !== container && !element.contains(container))
    disposables.add(moveTo(container, element));
}

function chosenPosition(element: HTMLElement, layout: HTMLElement): string | undefined {
  const prefix = `ancillary-${layout.dataset.ncBase}-${element.dataset.ncElement}-position-`;
  return [...page.body().classList].find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

/** Beside an element that was moved to its container, it would be displayed. */
function hide(element: HTMLElement, attributes: ServerAttributes): void {
  attributes.set(element, 'hidden', '');
  attributes.style(element, 'display', 'none');
  element.style.setProperty('display', 'none', 'important'); // the style is kept by the line before
}
