import type { Runtime } from '../runtime/types';

/** Loads the page's images, those inserted later included; no image waits for anything else. */
export function imageLoader({ images, domObserver, events }: Runtime): void {
  images.adopt(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) images.releaseRemoved();
    for (const root of added) images.adopt(root);
  });
  for (const end of ['mounted', 'failed'] as const) {
    events.on(end, ({ element }) => images.adopt(element));
  }
  events.on('initialised', () => images.adopt(document)); // what waited for blocks that are none of ours
  events.on('unmounted', ({ element }) => images.release(element));
}
