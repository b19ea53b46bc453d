import { memberOf } from '../../../dom/member';
import * as page from '../../../dom/page';

/** Blocks show themselves; the rest isn't content or is handled elsewhere. */
const NOT_OURS =
  'script, style, template, noscript, svg, img, iframe, dialog, .sqs-layout, .sqs-block, .sqs-gallery, [data-block], [data-controllers-bound], [hidden], [aria-hidden="true"]';

/** Names that templates use for what is hidden until requested. */
const ON_DEMAND =
  /overlay|mobile|search|folder|subnav|submenu|dropdown|lightbox|pop-?up|modal|hover|tooltip|drawer|flyout|toggle|loader|spinner|scroll|cart|slide|caption|sqs-/i;

/** The outermost elements that are invisible although they have a box, in document order. */
export function findHidden(): HTMLElement[] {
  const body = page.body();
  return isInvisible(page.root()) || isInvisible(body) ? [body] : hiddenIn(body);
}

function hiddenIn(parent: Element): HTMLElement[] {
  const children = [...memberOf(parent, 'children')] as HTMLElement[];
  return children.flatMap((element) => {
    if (element.matches(NOT_OURS) || !element.getClientRects().length) return [];
    if (!isInvisible(element)) return hiddenIn(element);
    return isOnDemand(element) ? [] : [element];
  });
}

/** Takes up space, but nothing of it is visible. Without a box, it is hidden deliberately. */
export function isInvisible(element: Element): boolean {
  const { opacity, visibility } = getComputedStyle(element);
  return visibility === 'hidden' || Number(opacity) < 0.01;
}

/** An element with the page's content isn't a menu, whatever its name. */
function isOnDemand(element: Element): boolean {
  const isMain = element.querySelector('main, h1, .sqs-layout') !== null;
  return !isMain && ON_DEMAND.test(`${element.id} ${element.getAttribute('class') ?? ''}`);
}
