import type { Gallery } from '../../../blocks/gallery/mounted-gallery';
import { startArrow } from '../../../components/arrow';
import { createDisposables, type Dispose } from '../../../data/dispose';
import type { ServerAttributes } from '../../../dom/attributes';
import { addStyles } from '../../../dom/styles';
import { t } from '../../../i18n/t';
import { type GroupState, groupState } from '../../../media/layout/groups';
import { type MountedBlock, plainBlock } from '../../../runtime/block/plain-block';
import { type Arrows, readArrows, readListElements } from './elements';
import styles from './list.css';
import { showNeighbours } from './neighbours';
import { settings } from './settings';

/** Where the row is scrolled to: at both ends if everything fits. */
interface Ends {
  readonly isFirstGroup: boolean;
  readonly isLastGroup: boolean;
}

/** Minimum window widths (px) for the number of slides side by side, as in published sheets. */
const STEPS = [
  { from: 1200, most: Number.POSITIVE_INFINITY },
  { from: 1100, most: 4 },
  { from: 992, most: 3 },
  { from: 576, most: 2 },
];

type List = MountedBlock<typeof settings>;

/** A list section with items side by side: a scrolling row, moved like a gallery. */
export const mountList = plainBlock({ settings, start: startList });

async function startList(block: List): Promise<Dispose> {
  const { add, dispose } = createDisposables();
  const arrows = readArrows(block.element);
  const gallery: Gallery = {
    ...block,
    design: 'carousel',
    elements: readListElements(block.element, arrows),
    columnsIn: () => listColumns(innerWidth, block.settings.slidesPerRow),
  };
  layOut(block, gallery);
  add(addStyles(styles, block.runtime.tag.nonce));
  add(showNeighbours(gallery.elements.list, block.attributes));
  add(await startMoving(gallery, arrows));
  return dispose;
}

/** Visible from here on: what follows may fail. */
function layOut({ attributes, settings, element }: List, { elements, columnsIn }: Gallery): void {
  const { list, slides } = elements;
  attributes.toggleClass(list, 'mortar-list', true);
  attributes.toggleClass(list, `${list.classList[0]}--initialized`, true);
  attributes.style(list, '--mortar-space', `${settings.space}${settings.spaceUnit}`);
  attributes.style(list, '--mortar-per-row', String(columnsIn?.(innerWidth)));
  if (slides.length > 1) attributes.set(element, 'data-has-multiple-slides', 'true');
}

async function startMoving(gallery: Gallery, arrows: Arrows): Promise<Dispose> {
  const { runtime, signal } = gallery;
  try {
    const { createMotion } = await runtime.chunks.load('gallery-motion');
    startOtherArrows(gallery, arrows);
    followEnds(gallery, arrows);
    const stop = createMotion(gallery).start(signal);
    markList(gallery);
    return stop;
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'sections' });
    return () => {};
  }
}

/** For the row's style sheet. The slides are not marked: published sheets give a gallery's another layout. */
function markList({ design, elements, attributes }: Gallery): void {
  attributes.toggleClass(elements.list, `sqs-gallery-design-${design}`, true);
}

/** A looping list has no ends, unless all of it is in view. */
function followEnds(
  { element, attributes, signal, elements, settings, columnsIn }: Gallery,
  arrows: Arrows,
): void {
  const follow = (event: Event) => markEnds(arrows, (event as CustomEvent<GroupState>).detail, attributes);
  const start = groupState(0, elements.slides.length, columnsIn?.(innerWidth) ?? 1);
  if (settings.loop && !start.isLastGroup) return;
  markEnds(arrows, start, attributes);
  element.addEventListener('gallery:change', follow, { signal });
}

/** How many of the wanted columns a window of this width (px) shows. */
function listColumns(width: number, wanted: number): number {
  const step = STEPS.find(({ from }) => width >= from);
  return Math.min(wanted, step?.most ?? 1);
}

/** Only the first pair of arrows is connected to the gallery; the others click it. */
function startOtherArrows(gallery: Gallery, { previous, next }: Arrows): void {
  const pairs = [
    { arrows: previous, label: 'Previous Slide' },
    { arrows: next, label: 'Next Slide' },
  ];
  for (const { arrows, label } of pairs) {
    const [first, ...others] = arrows;
    for (const other of others) startArrow(other, t(gallery.runtime, label), () => first?.click(), gallery);
  }
}

/** Hides arrows that lead nowhere, with the style sheets' own markers; they keep their space and focus. */
function markEnds({ previous, next }: Arrows, ends: Ends, attributes: ServerAttributes): void {
  for (const arrow of previous) hide(arrow, ends.isFirstGroup, attributes);
  for (const arrow of next) hide(arrow, ends.isLastGroup, attributes);
}

function hide(arrow: HTMLElement, isAtEnd: boolean, attributes: ServerAttributes): void {
  const name = /\S*arrow-button(?=--)/.exec(arrow.className)?.[0];
  attributes.toggleClass(arrow, `${name}--hidden`, isAtEnd);
  attributes.set(arrow, 'aria-disabled', String(isAtEnd));
}
