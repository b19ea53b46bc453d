import type { ServerAttributes } from '../dom/attributes';
import { operate } from '../dom/delegate';
import { markAsButton } from '../dom/mark-as-button';
import { addStyles } from '../dom/styles';
import type { Runtime } from '../runtime/types';
import styles from './arrow.css';

/** The focus ring that all arrows share. */
export const ARROW_STYLES = styles;

/** What an arrow belongs to, and until when. */
export interface ArrowOwner {
  readonly runtime: Runtime;
  readonly attributes: ServerAttributes;
  readonly signal: AbortSignal;
}

/** Starts a server's previous or next element: a button with a name and the shared focus ring, until aborted. */
export function startArrow(arrow: HTMLElement, label: string, act: () => void, owner: ArrowOwner): void {
  const { runtime, attributes, signal } = owner;
  markAsButton(arrow, attributes);
  if (!hasName(arrow)) attributes.set(arrow, 'aria-label', label);
  attributes.toggleClass(arrow, 'mortar-arrow', true);
  operate(arrow, act, signal);
  signal.addEventListener('abort', addStyles(styles, runtime.tag.nonce));
}

/** Marks an arrow that leads no further; it keeps its space and focus. */
export function disableArrow(arrow: HTMLElement, isDisabled: boolean, attributes: ServerAttributes): void {
  attributes.toggleClass(arrow, 'disabled', isDisabled);
  attributes.set(arrow, 'aria-disabled', String(isDisabled));
}

const NAMED = '[aria-label], [aria-labelledby], [title], [alt]:not([alt=""])';

/** Whether a screen reader can name an element by what the page says about it. */
export function hasName(element: HTMLElement): boolean {
  return Boolean(element.matches(NAMED) || element.querySelector(NAMED) || element.textContent.trim());
}
