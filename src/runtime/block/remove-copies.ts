import { memberOf } from '../../dom/member';
import { STATE } from '../block-instance';

/**
 * A script has copied a mounted block, with `cloneNode()` or by writing its HTML anew: what the other one has drawn goes
 * before this one draws its own. What mounted blocks inside have drawn is theirs.
 */
export function removeCopies(element: HTMLElement): void {
  for (const drawn of memberOf(element, 'querySelectorAll')('[data-mortar-drawn]'))
    if (drawn.closest(`[${STATE}]`) === element) drawn.remove();
}
