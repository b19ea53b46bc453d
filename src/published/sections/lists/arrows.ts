import type { Gallery } from '../../../blocks/gallery/mounted-gallery';
import { startArrow } from '../../../components/arrow';
import { entriesOf } from '../../../data/indexes';
import type { ServerAttributes } from '../../../dom/attributes';
import { readingSide } from '../../../dom/layout';
import { t } from '../../../i18n/t';
import { type GroupState, groupState } from '../../../media/layout/groups';

/** All arrows of a list. Style sheets show one pair on wide screens and another on phones. */
export interface Arrows {
  readonly previous: readonly HTMLElement[];
  readonly next: readonly HTMLElement[];
}

export function readArrows({ element, attributes }: Pick<Gallery, 'element' | 'attributes'>): Arrows {
  const find = (side: string) => [
    ...element.querySelectorAll<HTMLElement>(`button[class*="arrow-button--${side}"]`),
  ];
  const [left, right] = [find('left'), find('right')];
  if (readingSide(element) > 0) return { previous: left, next: right };
  exchangeNames(left, right, attributes);
  return { previous: right, next: left };
}

/** Published sheets keep the left arrow at the left, where a row that is read from right to left continues. */
function exchangeNames(
  left: readonly HTMLElement[],
  right: readonly HTMLElement[],
  attributes: ServerAttributes,
): void {
  for (const [index, arrow] of entriesOf(left)) {
    const other = right[index];
    const name = arrow.getAttribute('aria-label');
    if (!other) continue;
    attributes.set(arrow, 'aria-label', other.getAttribute('aria-label'));
    attributes.set(other, 'aria-label', name);
  }
}

/** Only the first pair of arrows is connected to the gallery; the others click it. */
export function startOtherArrows(gallery: Gallery, { previous, next }: Arrows): void {
  const pairs = [
    { arrows: previous, label: 'Previous Slide' },
    { arrows: next, label: 'Next Slide' },
  ];
  for (const { arrows, label } of pairs) {
    const [first, ...others] = arrows;
    for (const other of others) startArrow(other, t(gallery.runtime, label), () => first?.click(), gallery);
  }
}

/** Where the row is scrolled to: at both ends if everything fits. */
interface Ends {
  readonly isFirstGroup: boolean;
  readonly isLastGroup: boolean;
}

/** A looping list has no ends, unless all of it is in view. */
export function followEnds(
  { element, attributes, signal, elements, settings, columnsIn }: Gallery,
  arrows: Arrows,
): void {
  const follow = (event: Event) => markEnds(arrows, (event as CustomEvent<GroupState>).detail, attributes);
  const start = groupState(0, elements.slides.length, columnsIn?.(innerWidth) ?? 1);
  if (settings.loop && !start.isLastGroup) return;
  markEnds(arrows, start, attributes);
  element.addEventListener('gallery:change', follow, { signal });
}

function markEnds({ previous, next }: Arrows, ends: Ends, attributes: ServerAttributes): void {
  const { isFirstGroup, isLastGroup } = ends;
  for (const arrow of previous) markEnd(arrow, isFirstGroup, isLastGroup, attributes);
  for (const arrow of next) markEnd(arrow, isLastGroup, isFirstGroup, attributes);
}

/**
 * Hides an arrow that leads nowhere, with the style sheets' own markers; it keeps its space and focus. Those for phones
 * stand side by side: as on the platform, both stay in sight, unless there is nothing to move.
 */
function markEnd(
  arrow: HTMLElement,
  isAtEnd: boolean,
  isAtOther: boolean,
  attributes: ServerAttributes,
): void {
  const name = /\S*arrow-button(?=--)/.exec(arrow.className)?.[0];
  const isForPhones = name === 'mobile-arrow-button';
  attributes.toggleClass(arrow, `${name}--hidden`, isAtEnd && (isAtOther || !isForPhones));
  attributes.set(arrow, 'aria-disabled', String(isAtEnd));
}
