import { fold } from '../data/indexes';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { BlockEntry, BlockName } from './block-entry';

export type Root = Document | Element;

export interface FoundBlock {
  readonly element: HTMLElement;
  readonly entry: BlockEntry;
}

/** An element with a block's name or class; not every such name is a known block. */
interface Candidate {
  readonly element: Element;
  readonly entry: BlockEntry | undefined;
}

/** Finds block roots, outer ones first. One pass finds the attribute and one pass each published class. */
export function createFinder(
  registry: readonly BlockEntry[],
  report: (error: unknown, name: BlockName) => void,
): (root: Root) => FoundBlock[] {
  const byName = new Map<unknown, BlockEntry>(registry.map((entry) => [entry.name, entry]));
  const findMarked = (root: Root) =>
    matching(root, '[data-block]').map((element) => ({
      element,
      entry: byName.get(memberOf(element, 'getAttribute')('data-block')),
    }));
  /** One by one: a candidate that throws is reported and skipped. */
  const isFound = (candidate: Candidate): candidate is FoundBlock => {
    try {
      return isMountable(candidate);
    } catch (error) {
      if (candidate.entry) report(error, candidate.entry.name);
      return false;
    }
  };
  return (root) => {
    const candidates = [findMarked(root), ...registry.map((entry) => findPublished(root, entry))];
    const found = candidates.map((list) => list.filter(isFound));
    return fold<FoundBlock[], FoundBlock[]>(found, [], merge);
  };
}

function findPublished(root: Root, entry: BlockEntry): Candidate[] {
  const elements = entry.selector ? matching(root, entry.selector) : [];
  return elements
    .filter((element) => !memberOf(element, 'hasAttribute')('data-block'))
    .map((element) => ({ element, entry }));
}

/**
 * Elements that match one of the selectors, in a root and including it. One query for each: a class that isn't on the
 * page costs nothing, while a selector list tests every element.
 */
export function matching(root: Root, ...selectors: string[]): Element[] {
  return selectors.flatMap((selector) => {
    const inside = memberOf(root, 'querySelectorAll')(selector);
    return root instanceof Element && memberOf(root, 'matches')(selector) ? [root, ...inside] : [...inside];
  });
}

/** Merges two lists in document order: comparing positions is slow, it walks all nodes between two elements. */
function merge(ahead: FoundBlock[], others: FoundBlock[]): FoundBlock[] {
  const merged: FoundBlock[] = [];
  for (const other of others) {
    while (ahead[0] && precedes(ahead[0], other)) merged.push(ahead.shift() as FoundBlock);
    merged.push(other);
  }
  return [...merged, ...ahead];
}

/** Whether a block comes first in the document; an outer block precedes the blocks inside it. */
function precedes({ element }: FoundBlock, other: FoundBlock): boolean {
  const position = memberOf(element, 'compareDocumentPosition')(other.element);
  return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING);
}

const COMPONENT = '.sqs-block-website-component';

/** A hosted component comes with its own scripts; if they are on the page, we leave it alone. */
export function isMountable(found: Candidate): found is FoundBlock {
  const { element, entry } = found;
  if (!entry || !(element instanceof HTMLElement)) return false;
  return !bringsItsScripts(element);
}

/** Whether an element belongs to a hosted component whose scripts are on the page. */
export function bringsItsScripts(element: Element): boolean {
  const list = memberOf(element, 'closest')(COMPONENT)?.getAttribute('data-block-scripts') ?? '';
  return list !== '' && [...page.all<HTMLScriptElement>('script[src]')].some(({ src }) => list.includes(src));
}
