import type { ServerAttributes } from '../../../dom/attributes';
import { operate } from '../../../dom/delegate';
import type { Arrows } from './elements';

/** What tells where the row stands: at both ends at once where everything fits. */
interface Ends {
  readonly isFirstGroup: boolean;
  readonly isLastGroup: boolean;
}

/** The arrows beside the first pair, which the gallery works, press these. */
export function startOtherArrows({ previous, next }: Arrows, signal: AbortSignal): void {
  for (const [first, ...others] of [previous, next]) {
    for (const other of others) operate(other, () => first?.click(), signal);
  }
}

/** Hides what leads nowhere, by the marks that sheets know; an arrow keeps its place and the focus. */
export function markEnds({ previous, next }: Arrows, ends: Ends, attributes: ServerAttributes): void {
  for (const arrow of previous) hide(arrow, ends.isFirstGroup, attributes);
  for (const arrow of next) hide(arrow, ends.isLastGroup, attributes);
}

function hide(arrow: HTMLElement, isAtEnd: boolean, attributes: ServerAttributes): void {
  const name = /\S*arrow-button(?=--)/.exec(arrow.className)?.[0];
  attributes.toggleClass(arrow, `${name}--hidden`, isAtEnd);
  attributes.set(arrow, 'aria-disabled', String(isAtEnd));
}
