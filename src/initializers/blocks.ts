import { hashTarget } from '../dom/timing/show-target';
import { replayEarlyEvents } from '../runtime/replay';
import type { Runtime } from '../runtime/types';

/** Finds the page's blocks and mounts them when they are needed. */
export function blocks(runtime: Runtime): void {
  replayEarlyEvents(runtime.blocks);
  runtime.blocks.start();
  mountAroundHashTarget(runtime);
  addEventListener('hashchange', () => mountAroundHashTarget(runtime));
}

/** A block that holds what the address points to is needed at once: it may have to show it. */
function mountAroundHashTarget({ blocks }: Runtime): void {
  const target = hashTarget();
  const mayNameSlide = /#.|itemId=/.test(location.href);
  for (const { element, name } of blocks.instances())
    if ((target && element.contains(target)) || (mayNameSlide && name === 'gallery'))
      void blocks.mountNow(element);
}
