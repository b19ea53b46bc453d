import { isWithModifier } from '../dom/delegate';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import { isPressKey } from '../dom/press-key';
import { STATE } from './block-instance';

/** Milliseconds until held links, and controls outside of blocks, work as they do without us. */
const TIMEOUT = 2500;

/** Parts of a page whose code may come after a visitor's first press. */
export interface EarlyParts {
  /** The part that holds this event, if it still waits for its code. */
  waitingAround(node: Element, event: Event): Element | null | undefined;
  /** Settles when the part works, has failed, or need not be waited for any longer. */
  mountNow(part: Element): Promise<void>;
}

/**
 * Holds back a click or key press on a part whose code hasn't come yet; then the event is replayed. Links and fields
 * around the controls that are held work natively.
 */
export function replayEarlyEvents(parts: EarlyParts): void {
  const held = new Map<Element, Event>();
  const replayed = new WeakSet<Event>();

  function hold(event: Event): void {
    const { target } = event;
    const isOurs =
      target instanceof Element &&
      !event.defaultPrevented &&
      !replayed.has(event) &&
      !isBrowsersOwn(event, target);
    const part = isOurs && parts.waitingAround(target, event);
    if (!part) return;
    const closest = memberOf(target, 'closest');
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(part)) void parts.mountNow(part).then(() => release(part));
    if (closest('a[href]') || !closest(`[${STATE}]`)) setTimeout(release, TIMEOUT, part);
    held.set(part, event); // of repeated clicks the last one counts
  }

  function release(part: Element): void {
    const event = held.get(part);
    held.delete(part);
    const target = event?.target;
    if (!event || !(target instanceof Element) || !page.root().contains(target)) return;
    const Kind = event.constructor as typeof MouseEvent;
    const copy = new Kind(event.type, event);
    replayed.add(copy);
    memberOf(target, 'dispatchEvent')(copy);
  }

  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
}

/**
 * Modified clicks, Tab, keys that end a word or that the browser itself turns into a click, and all that a field takes,
 * but for Enter where there is no form to submit.
 */
function isBrowsersOwn(event: Event, target: Element): boolean {
  const { button, key, isComposing } = event as MouseEvent & KeyboardEvent;
  const matches = memberOf(target, 'matches');
  if (isWithModifier(event as MouseEvent) || button > 0 || isComposing) return true;
  if (matches('input:not([type=submit])'))
    return key !== 'Enter' || (target as HTMLInputElement).form !== null;
  return (isPressKey(key) && matches('button, a[href], input, summary')) || /^(Tab|Escape)$/.test(key);
}
