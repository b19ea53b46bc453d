import { memberOf } from '../../dom/member';
import { STATE } from '../block-instance';

/**
 * Removes what another block has drawn, if a script has copied that block with `cloneNode()` or by rewriting its HTML.
 * What mounted blocks inside have drawn is kept.
 */
export function removeCopies(element: HTMLElement): void {
  for (const drawn of memberOf(element, 'querySelectorAll')('[data-mortar-drawn]'))
    if (drawn.closest(`[${STATE}]`) === element) drawn.remove();
}
