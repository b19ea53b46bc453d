import { hashTarget } from '../runtime/hash-target';
import { whenIdle } from '../runtime/page';
import { replayEarlyEvents } from '../runtime/replay';
import type { Initializer, Runtime } from '../types';

/** Finds the page's blocks and mounts them when they are needed. */
export const blocks: Initializer = {
  name: 'blocks',
  start(runtime) {
    replayEarlyEvents(runtime.blocks);
    runtime.blocks.start();
    mountAroundHashTarget(runtime);
    addEventListener('hashchange', () => mountAroundHashTarget(runtime));
    whenIdle(showAllInPrint);
  },
};

/** A block that holds what the address points to is needed at once: it may have to show it. */
function mountAroundHashTarget({ blocks }: Runtime): void {
  const target = hashTarget();
  for (const { element } of blocks.instances())
    if (target && element.contains(target)) void blocks.mountNow(element);
}

/** Paper cannot be clicked: every answer is printed, also of blocks that nobody has come near. */
function showAllInPrint(): void {
  const sheet = new CSSStyleSheet({ media: 'print' });
  sheet.replaceSync(PRINTED);
  document.adoptedStyleSheets.push(sheet);
}

const PRINTED = '.accordion-item__dropdown{display:block!important;content-visibility:visible!important}';
