import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { Scanner } from './types';

/** Milliseconds until a link is followed, whatever state the block around it is in. */
const LINK_PATIENCE = 2500;

/**
 * Holds back a click or key press on a block that isn't mounted yet: the block is mounted at once, then the event is
 * replayed. Only the controls named in the registry are held; links and fields around them work natively.
 */
export function replayEarlyEvents(scanner: Scanner): void {
  const held = new Map<Element, Event>();
  const replayed = new WeakSet<Event>();

  function hold(event: Event): void {
    const { target } = event;
    const isOurs =
      target instanceof Element &&
      !event.defaultPrevented &&
      !replayed.has(event) &&
      !isBrowsersOwn(event, target);
    const block = isOurs && scanner.waitingAround(target);
    if (!block) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(block)) void scanner.mountNow(block).then(() => release(block));
    if (memberOf(target, 'closest')('a[href]')) setTimeout(release, LINK_PATIENCE, block);
    held.set(block, event); // of repeated clicks the last one counts
  }

  function release(block: Element): void {
    const event = held.get(block);
    held.delete(block);
    const target = event?.target;
    if (!event || !(target instanceof Element) || !page.root().contains(target)) return;
    const Kind = event.constructor as typeof MouseEvent;
    const copy = new Kind(event.type, event);
    replayed.add(copy);
    memberOf(target, 'dispatchEvent')(copy);
  }

  /** The time between press and release is enough to load a chunk. */
  function prepare({ target }: Event): void {
    const block = target instanceof Element && scanner.waitingAround(target);
    if (block) void scanner.mountNow(block);
  }

  addEventListener('pointerdown', prepare, true);
  addEventListener('focusin', prepare, true);
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
}

/** Modified clicks, Tab, and keys that the browser itself turns into a click. */
function isBrowsersOwn(event: Event, target: Element): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, button, key } = event as MouseEvent & KeyboardEvent;
  if (ctrlKey || metaKey || altKey || shiftKey || button > 0) return true;
  const becomesClick =
    /^(Enter| )$/.test(key) && memberOf(target, 'matches')('button, a[href], input, summary');
  return event.type === 'keydown' && (becomesClick || /^(Tab|Escape)$/.test(key));
}
