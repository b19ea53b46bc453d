import type { ServerAttributes } from '../../dom/attributes';
import { memberOf } from '../../dom/member';
import { createResizeObserver } from '../../dom/observers';
import { bringsItsScripts, matching, type Root } from '../../runtime/find-blocks';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { followChoices } from './follow-choices';
import { landscapeMark } from './landscape-mark';
import { MARKS, MARKS_OF_FAILED } from './mark-table';
import { portfolioMarks } from './portfolio-marks';
import { markSizes, SIZED } from './size-marks';

/** Marks that depend on what an element says of itself. */
const READ_MARKS: readonly (readonly [string, (element: Element, site: SiteContext) => string[]])[] = [
  ['.portfolio-hover', portfolioMarks],
  ['.pdp-gallery-slides', landscapeMark],
];

/**
 * Sets the markers that published style sheets wait for, on the page and on inserted elements, whether or not a block
 * mounts, so that the author's content is visible even if a chunk fails. A block about to be laid out gets them
 * afterwards. Unmounting removes them.
 */
export function startMarks({ site, events, domObserver, keepAttributes }: Runtime): void {
  const marked = new Map<Element, ServerAttributes>();
  const sizes = createResizeObserver((entries) => {
    const targets = entries.map(({ target }) => target);
    requestAnimationFrame(() =>
      markSizes(
        targets.filter((target) => marked.has(target)),
        attributesOf,
      ),
    );
  });

  function markIn(root: Root, table = MARKS): void {
    for (const [selector, ...marks] of table) markWhere(root, selector, () => marks);
    for (const [selector, marksOf] of READ_MARKS)
      markWhere(root, selector, (element) => marksOf(element, site));
    const sized = matching(root, ...SIZED).filter(isOurs);
    markSizes(sized, attributesOf);
    for (const element of sized) sizes.observe(element);
  }
  function markWhere(root: Root, selector: string, marksOf: (element: Element) => readonly string[]): void {
    for (const element of matching(root, selector)) if (isOurs(element)) mark(element, marksOf(element));
  }
  function mark(element: Element, marks: readonly string[]): void {
    for (const one of marks) setMark(attributesOf(element), element, one);
  }
  function attributesOf(element: Element): ServerAttributes {
    const attributes = marked.get(element) ?? keepAttributes();
    marked.set(element, attributes);
    return attributes;
  }
  function unmarkWhere(isMeant: (element: Element) => boolean): void {
    for (const [element, attributes] of marked) {
      if (!isMeant(element)) continue;
      sizes.unobserve(element);
      attributes.restore();
      marked.delete(element);
    }
  }

  markIn(document);
  for (const failed of matching(document, '[data-block-state="failed"]')) markIn(failed, MARKS_OF_FAILED);
  followChoices(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) unmarkWhere((element) => !memberOf(element, 'isConnected'));
    for (const root of added) {
      markIn(root);
      followChoices(root);
    }
  });
  events.on('mounted', ({ element }) => markIn(element));
  // Afterwards, since whatever has laid out the block restores the server's attributes first.
  events.on('failed', ({ element }) => queueMicrotask(() => markIn(element, MARKS_OF_FAILED)));
  events.on('unmounted', ({ element }) => unmarkWhere(memberOf(element, 'contains')));
}

/** A section that another script handles; the blocks in it still wait for their marks. */
const OTHERS = '[data-block-state="loading"], [data-controllers-bound]:not(.page-section)';

/** Not in a block that is about to be laid out, nor in anything handled by another script. */
function isOurs(element: Element): boolean {
  return !memberOf(element, 'closest')(OTHERS) && !bringsItsScripts(element);
}

/** Marks that are inline styles. */
const STYLES = /^(display|min-height|overflow|visibility)$/;

function setMark(attributes: ServerAttributes, element: Element, mark: string): void {
  const [name = '', value = ''] = mark.split('=');
  const className = name.split('.')[1];
  if (STYLES.test(name)) attributes.style(element as HTMLElement, name, value);
  else if (className) attributes.toggleClass(element, className, !name.startsWith('-'));
  else if (name.startsWith('-')) attributes.set(element, name.slice(1), null);
  else attributes.set(element, name, value);
}
