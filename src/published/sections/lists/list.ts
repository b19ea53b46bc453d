import type { Gallery } from '../../../blocks/gallery/mounted-gallery';
import { createDisposables, type Dispose } from '../../../data/dispose';
import { addStyles } from '../../../dom/styles';
import { type MountedBlock, plainBlock } from '../../../runtime/block/plain-block';
import type { Scope } from '../../common/scope';
import { type Arrows, followEnds, readArrows, startOtherArrows } from './arrows';
import { readListElements } from './elements';
import styles from './list.css';
import { showNeighbours } from './neighbours';
import { settings } from './settings';

/** Minimum window widths (px) for the number of slides side by side, as in published sheets. */
const STEPS = [
  { from: 1200, most: Number.POSITIVE_INFINITY },
  { from: 1100, most: 4 },
  { from: 992, most: 3 },
  { from: 576, most: 2 },
];

type List = MountedBlock<typeof settings>;

const mount = plainBlock({ settings, start: startList });

/** A list section with items side by side: a scrolling row, moved like a gallery. */
export async function mountList(element: HTMLElement, { runtime, disposables }: Scope): Promise<void> {
  disposables.add(await mount(element, runtime));
}

async function startList(block: List): Promise<Dispose> {
  const { add, dispose } = createDisposables();
  const arrows = readArrows(block);
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

/** How many of the wanted columns a window of this width (px) shows. */
function listColumns(width: number, wanted: number): number {
  const step = STEPS.find(({ from }) => width >= from);
  return Math.min(wanted, step?.most ?? 1);
}
