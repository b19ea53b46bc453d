import type { Stop } from '../types';
import * as page from './page';
import { type BlockInstance, blockAround, type Scanner } from './scanner';

/**
 * Keeps what a visitor does to a block that isn't mounted yet: the block is mounted at once,
 * then the click or key arrives again. Only the parts that the block names are held; links and fields around them
 * work as the browser has them.
 */
export function replayEarlyEvents(scanner: Scanner): Stop {
  const held = new Map<BlockInstance, Event>();
  const hold = (event: Event) => {
    const block = event.isTrusted || !('mortarReplay' in event) ? blockToMount(scanner, event) : undefined;
    if (!block) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(block)) void scanner.mountNow(block.element).then(() => release(block));
    held.set(block, event); // of several impatient clicks the last one counts
  };
  const release = (block: BlockInstance) => {
    const event = held.get(block);
    held.delete(block);
    if (event) replay(event);
  };
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    removeEventListener('keydown', hold, true);
  };
}

function blockToMount(scanner: Scanner, event: Event): BlockInstance | undefined {
  const part = event.target;
  if (event.defaultPrevented || !(part instanceof Element) || isBrowsersOwn(event, part)) return undefined;
  const block = blockAround(scanner, part);
  const isEarly = block && block.state !== 'mounted' && part.closest(block.entry.holds);
  return isEarly ? block : undefined;
}

/** Modified clicks, Tab, and keys that the browser itself turns into a click on the control. */
function isBrowsersOwn(event: Event, part: Element): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, button, key } = event as MouseEvent & KeyboardEvent;
  if (ctrlKey || metaKey || altKey || shiftKey || button > 0) return true;
  if (event.type === 'click') return false;
  const isPress = key === 'Enter' || key === ' ';
  return key === 'Tab' || key === 'Escape' || (isPress && part.matches('button, a[href], input, summary'));
}

function replay(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element) || !page.root().contains(target)) return;
  const copy = event instanceof KeyboardEvent ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event as MouseEvent);
  Object.defineProperty(copy, 'mortarReplay', { value: true });
  target.dispatchEvent(copy);
}
