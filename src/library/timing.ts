/** Timing for callers without types: each throws an UnexpectedValueError for invalid arguments. */
import { createFetch as create, type Fetcher } from '../api/create-fetch';
import { requireFunction, requireObject, requireRealNumber, UnexpectedValueError } from '../data/require';
import * as resize from '../dom/timing/resize';
import * as show from '../dom/timing/show-target';
import * as wait from '../dom/timing/wait-for-element';

/** Keeps the state of repeatable loads; the last call wins. */
export function createFetch<Input extends unknown[], Value>(
  load: (...input: Input) => Promise<Value>,
): Fetcher<Input, Value> {
  const fetcher = create(requireFunction('The loader', load));
  const { onChange } = fetcher;
  return Object.assign(fetcher, {
    onChange: ((listener) =>
      onChange(requireFunction('The listener of a fetch', listener))) as typeof onChange,
  });
}

/** Runs work that depends on sizes once they have been stable for a while (milliseconds). */
export function createResizeScheduler(work: () => void, wait?: number): resize.ResizeScheduler {
  requireFunction('The work of a resize scheduler', work);
  return resize.createResizeScheduler(work, optionalNumber('The wait of a resize scheduler', wait));
}

/** Shares one window resize listener among all subscribers, told once the window has kept its size (milliseconds). */
export function createResizeEmitter(debounce?: number): resize.ResizeEmitter {
  const emitter = resize.createResizeEmitter(optionalNumber('The debounce of a resize emitter', debounce));
  return { on: (listener) => emitter.on(requireFunction('The listener of a resize emitter', listener)) };
}

/** Scrolls the window to an element: smoothly, or at once if the visitor prefers reduced motion. */
export function scrollToElement(element: Element, options: show.ScrollOptions = {}): void {
  optionalNumber('The offset of scrolling', requireObject('The options of scrolling', options).offset);
  show.scrollToElement(element, options);
}

/** Resolves with the matching elements below `parent` as soon as there are enough; rejects for invalid arguments. */
export async function waitForElement(
  parent: ParentNode | null | undefined,
  selector: string,
  options: wait.WaitOptions = {},
): Promise<Element[]> {
  if (typeof parent?.querySelectorAll !== 'function')
    throw new UnexpectedValueError('The parent of waiting', 'a document or an element', parent);
  if (typeof selector !== 'string' || !selector)
    throw new UnexpectedValueError('The selector of waiting', 'a non-empty string', selector);
  checkWait(options);
  return wait.waitForElement(parent, selector, options);
}

function checkWait(options: wait.WaitOptions): void {
  const { min, retries, signal } = requireObject('The options of waiting', options);
  optionalNumber('The min of waiting', min);
  optionalNumber('The retries of waiting', retries);
  if (signal && typeof signal.addEventListener !== 'function')
    throw new UnexpectedValueError('The signal of waiting', 'an AbortSignal', signal);
}

function optionalNumber(what: string, value: number | undefined): number | undefined {
  return value === undefined ? undefined : requireRealNumber(what, value);
}
