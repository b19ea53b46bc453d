import type { BlockName } from '../../runtime/block-entry';
import type { BlockState } from '../../runtime/block-instance';
import type { Runtime } from '../../runtime/types';
import type { LayOutEarly } from './early-block';
import { createEarlyLayouts } from './early-layouts';

const NOT_MOUNTED: ReadonlySet<BlockState> = new Set(['waiting', 'loading']);

/**
 * Lays out blocks that aren't mounted yet, or reserves their height, without waiting for React. Those far away mount when
 * a visitor comes near, and one who scrolls faster would see the page jump; those in the first view would move what stands
 * below them.
 */
export function startEarlyLayouts(
  runtime: Runtime,
  layoutOf: Readonly<Partial<Record<BlockName, LayOutEarly>>>,
): void {
  const { blocks, domObserver, events } = runtime;
  const layouts = createEarlyLayouts(runtime);
  const look = () => {
    for (const { name, state, element } of blocks.instances()) {
      const layOut = layoutOf[name];
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
