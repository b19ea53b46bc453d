import type { ServerAttributes } from '../../../dom/attributes';
import * as page from '../../../dom/page';
import { followSizes } from '../../../dom/timing/resize';
import type { Scope } from '../../common/scope';

/** Px between the title and the nearest item on either side. */
const BESIDE = 30;
/** Px between the title and a navigation below it. */
const BELOW = 10;

interface Header {
  readonly nav: HTMLElement;
  readonly title: HTMLElement;
}

type Items = readonly HTMLElement[];

interface Split {
  readonly before: Items;
  readonly after: Items;
  /** In px, by which the items after the title are longer. */
  readonly surplus: number;
}

/** A navigation below a title in the middle of the header moves to both sides of it, where there is room. */
export function splitNavigation({ attributes, disposables }: Scope): void {
  const [header] = page.all('#header:not([data-controllers-bound])');
  const nav = header?.querySelector<HTMLElement>('#headerNav');
  const title = header?.querySelector<HTMLElement>('#siteTitleWrapper, #logoWrapper');
  if (!header || !nav || !title) return;
  nav.classList.add('positioned'); // until then the style sheet hides it, outside of the flow
  const items = [...nav.querySelectorAll<HTMLElement>('#mainNavigation > *')];
  const arrange = () => {
    for (const element of [nav, ...items]) forgetMargins(element, attributes);
    const shown = items.filter(({ offsetWidth }) => offsetWidth);
    if (shown.length && isInMiddle(title, header) && isBelow(nav, title))
      place({ nav, title }, shown, attributes);
  };
  arrange();
  disposables.add(followSizes([header, title, ...items], arrange));
}

/** Ours, and those that the template's script had set when a page was saved. */
function forgetMargins(element: HTMLElement, attributes: ServerAttributes): void {
  for (const property of ['margin', 'margin-inline']) attributes.style(element, property, '');
}

/** One side is longer: the navigation moves by the difference, so that the title stays in the middle. */
function place({ nav, title }: Header, items: Items, attributes: ServerAttributes): void {
  const margin = (element: HTMLElement | undefined, side: string, size: number) => {
    if (element) attributes.style(element, `margin-${side}`, `${size}px`);
  };
  const gap = title.offsetWidth / 2 + BESIDE;
  const split = splitOf(items);
  if (split && lengthOf(items) + 2 * gap + Math.abs(split.surplus) <= nav.offsetWidth) {
    const [height, titleHeight] = [items[0]?.offsetHeight ?? 0, title.offsetHeight];
    margin(split.before.at(-1), 'inline-end', gap);
    margin(split.after[0], 'inline-start', gap);
    margin(nav, 'inline-start', split.surplus);
    margin(nav, 'top', -(titleHeight + height) / 2);
    margin(nav, 'bottom', (titleHeight - height) / 2);
  } else margin(nav, 'top', BELOW);
}

/** Two parts of nearly the same length; none of a single item or of several rows. */
function splitOf(items: Items): Split | undefined {
  const rows = new Set(items.map(({ offsetTop }) => offsetTop));
  const splits = items.slice(1).map((_, index): Split => {
    const [before, after] = [items.slice(0, index + 1), items.slice(index + 1)];
    return { before, after, surplus: lengthOf(after) - lengthOf(before) };
  });
  splits.sort((a, b) => Math.abs(a.surplus) - Math.abs(b.surplus));
  return rows.size === 1 ? splits[0] : undefined;
}

/** In px, with the spaces between the items. */
function lengthOf(items: Items): number {
  const boxes = items.map((item) => item.getBoundingClientRect());
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}

function isInMiddle(title: Element, header: Element): boolean {
  const [inner, outer] = [title.getBoundingClientRect(), header.getBoundingClientRect()];
  return Math.abs(inner.left + inner.right - outer.left - outer.right) <= 2;
}

function isBelow(nav: Element, title: Element): boolean {
  return nav.getBoundingClientRect().top >= title.getBoundingClientRect().bottom - 1;
}
