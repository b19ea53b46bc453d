import { ElementMissingError } from '../../data/errors';
import { asRecord } from '../../data/fields';

/** Milliseconds between checks (specification, section 9). */
const POLL = 100;

export interface WaitOptions {
  /** Minimum number of matching elements. */
  readonly min?: number;
  /** Number of further checks after the first. */
  readonly retries?: number;
  /** Cancels the wait. */
  readonly signal?: AbortSignal;
}

/**
 * Resolves with the matching elements below `parent` as soon as there are enough.
 * @throws TypeError without a parent or a selector, ElementMissingError when the retries are used up, the browser's
 * error for an invalid selector, and the signal's reason when it is aborted.
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
