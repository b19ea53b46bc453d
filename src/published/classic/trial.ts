import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import noTransitions from './no-transitions.css';

/** A class on an element, added or removed. */
export interface Mark {
  readonly host: Element;
  readonly names: readonly string[];
  readonly isOn: boolean;
}

/**
 * Finds the class that a style sheet waits for by trial: first all `names` on one host after another, then fewer of them
 * on the host that works. Cross-origin sheets can't be read, but their effect shows.
 */
export function findMark(
  hosts: Iterable<Element>,
  names: readonly string[],
  works: () => boolean,
  isOn = true,
): Mark | undefined {
  for (const host of new Set(hosts)) {
    const markOf = (some: readonly string[]): Mark => ({ host, names: some, isOn });
    const isRight = (some: readonly string[]) => some.length > 0 && tryMarks([markOf(some)], works);
    const changing = names.filter((name) => host.classList.contains(name) !== isOn);
    if (isRight(changing)) return markOf(narrow(changing, isRight));
  }
  return undefined;
}

/**
 * The first name that is right alone, else the few that are together. Found by halves, since each trial makes the browser
 * style the whole page.
 */
function narrow(names: readonly string[], isRight: (some: readonly string[]) => boolean): readonly string[] {
  if (names.length === 1) return names;
  const middle = Math.floor(names.length / 2);
  const half = [names.slice(0, middle), names.slice(middle)].find(isRight);
  return half ? narrow(half, isRight) : names;
}

/** What `look` finds while the marks are set; then each host has its own class again. */
export function tryMarks<Result>(marks: readonly Mark[], look: () => Result): Result {
  const before = marks.map(({ host }) => [host, host.getAttribute('class')] as const);
  for (const { host, names, isOn } of marks) host.classList[isOn ? 'add' : 'remove'](...names);
  try {
    return look();
  } finally {
    for (const [host, own] of before) {
      if (own === null) host.removeAttribute('class');
      else host.setAttribute('class', own);
    }
  }
}

/** Disables transitions while classes are tried, so that computed styles show their effect at once. */
export function withoutTransitions<Result>({ tag }: Runtime, run: () => Result): Result {
  const removeStyles = addStyles(noTransitions, tag.nonce);
  try {
    return run();
  } finally {
    page.body().getBoundingClientRect(); // commits the tried styles before transitions are enabled again
    removeStyles();
  }
}

/** The element and its ancestors, up to the root. */
export function ancestry(element: Element | null): Element[] {
  return element ? [element, ...ancestry(memberOf(element, 'parentElement'))] : [];
}
