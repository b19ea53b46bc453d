import { memberOf } from '../../dom/member';

/** Classes on one element, each of them set or taken away. */
export interface Mark {
  readonly host: Element;
  readonly names: readonly string[];
  readonly isOn: boolean;
}

/**
 * Finds the class that a style sheet waits for by trying: all of `names` on one host after the other, and on the host
 * where that works each on its own. Sheets of other hosts cannot be read, but every sheet shows its effect.
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

/** The element and what is around it, up to the root. */
export function ancestry(element: Element | null): Element[] {
  return element ? [element, ...ancestry(memberOf(element, 'parentElement'))] : [];
}
