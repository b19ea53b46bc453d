import type { Gallery } from '../../../blocks/gallery/mounted-gallery';
import type { Dispose } from '../../../data/dispose';
import { addStyles } from '../../../dom/styles';
import { type GroupState, groupState } from '../../../media/layout/groups';
import { type MountedBlock, plainBlock } from '../../../runtime/block/plain-block';

import { markEnds, startOtherArrows } from './arrows';
import { listColumns } from './columns';
import { type Arrows, readArrows, readListParts } from './elements';
import styles from './list.css';
import { settings } from './settings';

type List = MountedBlock<typeof settings>;

/** A list section whose items lie side by side: a row that scrolls, and the gallery's way of moving it. */
export const mountList = plainBlock({ settings, start: startList });

async function startList(block: List): Promise<Dispose> {
  const arrows = readArrows(block.element);
  const gallery: Gallery = {
    ...block,
    design: 'carousel',
    elements: readListParts(block.element, arrows),
    columnsIn: () => listColumns(innerWidth, block.settings.slidesPerRow),
  };
  layOut(block, gallery);
  const removeStyles = addStyles(styles, block.runtime.tag.nonce);
  const stopMoving = await startMoving(gallery, arrows);
  return () => {
    stopMoving();
    removeStyles();
  };
}

/** Shown from here on: what follows may fail. */
function layOut({ attributes, settings, element }: List, { elements: parts, columnsIn }: Gallery): void {
  const { list, slides } = parts;
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
    startOtherArrows(arrows, signal);
    followEnds(gallery, arrows);
    return createMotion(gallery).start(signal);
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'sections' });
    return () => {};
  }
}

/** A list that loops has no ends, unless all of it is in view. */
function followEnds(
  { element, attributes, signal, elements: parts, settings, columnsIn }: Gallery,
  arrows: Arrows,
): void {
  const follow = (event: Event) => markEnds(arrows, (event as CustomEvent<GroupState>).detail, attributes);
  const start = groupState(0, parts.slides.length, columnsIn?.(innerWidth) ?? 1);
  if (settings.loop && !start.isLastGroup) return;
  markEnds(arrows, start, attributes);
  element.addEventListener('gallery:change', follow, { signal });
}
