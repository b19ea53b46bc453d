import { now } from '../dom/clock';
import { matching, type Root } from '../runtime/find-blocks';
import type { Runtime } from '../runtime/types';
import { ageOf } from './relative-time';
import { type ReplacedText, replaceText } from './replaced-text';
import { formatMessage, t } from './t';

/** The elements of the page that show a relative time. */
interface TimeElements {
  /** Starts updating new elements in these roots and drops removed ones; returns whether any are new. */
  follow(roots: readonly Root[]): boolean;
  isEmpty(): boolean;
  /** Updates the texts. If an element's datetime is invalid, the server's text stays. */
  refresh(): Promise<void>;
  /** Restores the server's texts. */
  restore(): void;
}

const TIMES = 'time[data-relative-time]';

export function createTimeElements(runtime: Runtime): TimeElements {
  const known = new Map<HTMLTimeElement, ReplacedText>();

  function drop(element: HTMLTimeElement): void {
    known.get(element)?.restore();
    known.delete(element);
  }

  async function refreshOne(element: HTMLTimeElement, text: ReplacedText): Promise<void> {
    const then = Date.parse(element.dateTime);
    const message = Number.isNaN(then) ? undefined : await formatAge(runtime, then);
    if (!known.has(element)) return;
    if (message === undefined) text.restore();
    else text.write(message);
  }

  return {
    follow(roots) {
      for (const element of known.keys()) if (!element.isConnected) drop(element);
      const before = known.size;
      for (const element of roots.flatMap(timesIn))
        if (!known.has(element)) known.set(element, replaceText(element));
      return known.size > before;
    },
    isEmpty: () => known.size === 0,
    async refresh() {
      await Promise.all([...known].map(([element, text]) => refreshOne(element, text)));
    },
    restore: () => [...known.keys()].forEach(drop),
  };
}

function timesIn(root: Root): HTMLTimeElement[] {
  return matching(root, TIMES).filter((element) => element instanceof HTMLTimeElement);
}

/** `then` in milliseconds. */
async function formatAge(runtime: Runtime, then: number): Promise<string> {
  const age = ageOf(then, now());
  return age ? formatMessage(runtime, age.phrase, { count: age.count }) : t(runtime, 'just now');
}
