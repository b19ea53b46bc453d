import { ElementMissingError } from '../../data/errors';
import { fieldsOf } from '../../data/fields';

/** Milliseconds from one look to the next (specification, section 9). */
const POLL = 100;

export interface WaitOptions {
  /** How many elements must match. */
  readonly min?: number;
  /** How many more looks there are after the first one. */
  readonly retries?: number;
}

/**
 * The elements below `parent` that match, as soon as there are enough of them.
 * @throws TypeError without a parent or a selector, ElementMissingError when the retries are used up, and what the
 * browser throws for a selector that is none.
 */
export async function waitForElement(
  parent: ParentNode | null | undefined,
  selector: string,
  options: WaitOptions = {},
): Promise<Element[]> {
  if (typeof parent?.querySelectorAll !== 'function' || typeof selector !== 'string' || !selector)
    throw new TypeError('Waiting for an element requires a parent and a selector.');
  const { min = 1, retries = 50 } = fieldsOf(options) as WaitOptions;
  for (let left = retries; left >= 0; left--) {
    const found = [...parent.querySelectorAll(selector)];
    if (found.length >= min) return found;
    if (left > 0) await pause();
  }
  throw new ElementMissingError('waitForElement', selector);
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, POLL);
  });
}
