import type { BlockName } from '../../runtime/block-entry';
import type { BlockState } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import type { LayOutEarly } from './early-block';
import { createEarlyLayouts } from './early-layouts';
import { layOutGallery } from './gallery';
import { reserveSpace } from './reserve-space';
import { layOutSummary } from './summary';

/** Blocks whose height a script decides. */
const LAYOUTS: ReadonlyMap<BlockName, LayOutEarly> = new Map([
  ['gallery', layOutGallery],
  ['summary', layOutSummary],
  ['audio', reserveSpace],
  ['marquee', reserveSpace],
]);

const NOT_MOUNTED: ReadonlySet<BlockState> = new Set(['waiting', 'loading']);

/**
 * Lays out galleries and summaries that aren't mounted yet, and reserves the height of some other blocks, without waiting
 * for React. Those far away mount when a visitor comes near, and one who scrolls faster would see the page jump; those in
 * the first view would move what stands below them.
 */
export function start(runtime: Runtime): void {
  const { blocks, domObserver, events } = runtime;
  const layouts = createEarlyLayouts(runtime);
  const look = () => {
    for (const { name, state, element } of blocks.instances()) {
      const layOut = LAYOUTS.get(name);
      if (layOut && NOT_MOUNTED.has(state)) layouts.add(element as HTMLElement, layOut);
    }
  };
  const begin = () => {
    look();
    events.on('scanned', look);
    domObserver.watch(({ added }) => {
      if (added.length) void Promise.resolve().then(look); // registered by then
    });
  };
  requestAnimationFrame(begin); // there is no frame, and a width says nothing, before the page's style sheets have come
  events.on('mounted', ({ element }) => layouts.settle(element));
  events.on('failed', ({ element }) => layouts.remove(element));
  events.on('unmounted', ({ element }) => layouts.remove(element));
}
