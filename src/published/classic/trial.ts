import { memberOf } from '../../dom/member';

/** A class on an element, added or removed. */
export interface Mark {
  readonly host: Element;
  readonly names: readonly string[];
  readonly isOn: boolean;
}

/**
 * Finds the class that a style sheet waits for by trial: first all `names` on one host after another, then each of them
 * on the host that works. Cross-origin sheets can't be read, but their effect shows.
 */
export function findMark(
  hosts: Iterable<Element>,
  names: readonly string[],
  works: () => boolean,
  isOn = true,
): Mark | undefined {
  for (const host of new Set(hosts)) {
    const changing = names.filter((name) => host.classList.contains(name) !== isOn);
    if (!leadsTo({ host, names: changing, isOn }, works)) continue;
    const one = changing.find((name) => leadsTo({ host, names: [name], isOn }, works));
    return { host, names: one ? [one] : changing, isOn };
  }
  return undefined;
}

function leadsTo(mark: Mark, works: () => boolean): boolean {
  const { host, names, isOn } = mark;
  const raw = host.getAttribute('class');
  if (!names.length) return false;
  if (isOn) host.classList.add(...names);
  else host.classList.remove(...names);
  const isRight = works();
  if (raw === null) host.removeAttribute('class');
  else host.setAttribute('class', raw);
  return isRight;
}

/** The element and its ancestors, up to the root. */
export function ancestry(element: Element | null): Element[] {
  return element ? [element, ...ancestry(memberOf(element, 'parentElement'))] : [];
}
