import { ElementMissingError } from '../../data/errors';
import { asRecord } from '../../data/fields';

/** Milliseconds from one look to the next (specification, section 9). */
const POLL = 100;

export interface WaitOptions {
  /** How many elements must match. */
  readonly min?: number;
  /** How many more looks there are after the first one. */
  readonly retries?: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/**
 * The elements below `parent` that match, as soon as there are enough of them.
 * @throws TypeError without a parent or a selector, ElementMissingError when the retries are used up, what the browser
 * throws for a selector that is none, and the signal's reason when that is aborted.
 */
export async function waitForElement(
  parent: ParentNode | null | undefined,
  selector: string,
  options: WaitOptions = {},
): Promise<Element[]> {
  if (typeof parent?.querySelectorAll !== 'function' || typeof selector !== 'string' || !selector)
    throw new TypeError('Waiting for an element requires a parent and a selector.');
  const { min = 1, retries = 50, signal } = asRecord(options) as WaitOptions;
  for (let left = retries; left >= 0; left--) {
    if (signal?.aborted) throw signal.reason;
    const found = [...parent.querySelectorAll(selector)];
    if (found.length >= min) return found;
    if (left > 0) await pause(signal);
  }
  throw new ElementMissingError('waitForElement', selector);
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, POLL);
    signal?.addEventListener('abort', stop);
  });
}
