import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { BlockEntry } from './types';

// By the class: a form's fields shadow its own.
const { querySelectorAll } = Element.prototype;
const { compareDocumentPosition } = Node.prototype;

export type Root = Document | Element;

export interface FoundBlock {
  readonly element: HTMLElement;
  readonly entry: BlockEntry;
}

/**
 * Finds block roots, outer ones first.
 * One pass for the attribute and one for each published form: a class that the page doesn't have costs nothing, and
 * separate passes take a fraction of what a list of selectors takes.
 */
export function createFinder(registry: readonly BlockEntry[]): (root: Root) => FoundBlock[] {
  const byName = new Map<unknown, BlockEntry>(registry.map((entry) => [entry.name, entry]));
  return (root) => {
    const found: FoundBlock[] = [];
    const meet = (element: Element, entry: BlockEntry | undefined) => {
      if (entry && element instanceof HTMLElement && isOurs(element, entry)) found.push({ element, entry });
    };
    for (const element of matching(root, '[data-block]'))
      meet(element, byName.get(element.getAttribute('data-block')));
    for (const entry of registry) {
      if (!entry.selector) continue;
      for (const element of matching(root, entry.selector)) {
        if (!element.hasAttribute('data-block')) meet(element, entry);
      }
    }
    return found.sort(byPosition);
  };
}

/** What matches in a root, the root itself included. */
export function matching(root: Root, selector: string): Element[] {
  const inside = root === document ? page.all<Element>(selector) : querySelectorAll.call(root, selector);
  return root instanceof Element && memberOf(root, 'matches')(selector) ? [root, ...inside] : [...inside];
}

/** Outer ones come before what is in them. */
function byPosition(a: FoundBlock, b: FoundBlock): number {
  return compareDocumentPosition.call(a.element, b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const COMPONENT = '.sqs-block-website-component';

/** Hosted components of these kinds are ours when their own scripts are not on the page. */
const ADOPTED = /^(accordion|button|image|shape|text-)/;

/** A hosted component brings its own scripts; where they are on the page it is left alone. */
function isOurs(element: Element, entry: BlockEntry): boolean {
  return !element.closest(COMPONENT) || (ADOPTED.test(entry.name) && !bringsItsScripts(element));
}

/** Whether an element belongs to a hosted component whose scripts are on the page. */
export function bringsItsScripts(element: Element): boolean {
  const list = element.closest(COMPONENT)?.getAttribute('data-block-scripts') ?? '';
  return list !== '' && [...page.all<HTMLScriptElement>('script[src]')].some(({ src }) => list.includes(src));
}
