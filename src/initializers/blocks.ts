import { hashTarget } from '../dom/hash-target';
import { memberOf } from '../dom/member';
import { replayEarlyEvents } from '../runtime/replay';
import type { Runtime, Scanner } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';

/** Finds the page's blocks and mounts them when needed. */
export function blocks(runtime: Runtime): void {
  replayEarlyEvents(runtime.early);
  replayEarlyEvents(runtime.blocks);
  mountTouched(runtime.blocks);
  const start = () => findBlocks(runtime);
  if ('IntersectionObserver' in window) start();
  else withChunk(runtime, 'intersection-observer', start, start); // without it every block mounts at once
}

/** The time between press and release is enough to load a chunk. */
function mountTouched(scanner: Scanner): void {
  const mount = ({ target }: Event) => {
    const block = target instanceof Element && scanner.waitingAround(target);
    if (block) void scanner.mountNow(block);
  };
  addEventListener('pointerdown', mount, true);
  addEventListener('focusin', mount, true);
}

function findBlocks(runtime: Runtime): void {
  runtime.blocks.start();
  mountAroundHashTarget(runtime);
  addEventListener('hashchange', () => mountAroundHashTarget(runtime));
}

/** The block with the address's target mounts at once: it may have to reveal the target. */
function mountAroundHashTarget({ blocks }: Runtime): void {
  const target = hashTarget();
  const mayNameSlide = /#.|itemId=/.test(location.href);
  for (const { element, name } of blocks.instances())
    if ((target && memberOf(element, 'contains')(target)) || (mayNameSlide && name === 'gallery'))
      void blocks.mountNow(element);
}
