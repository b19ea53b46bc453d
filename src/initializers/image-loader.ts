import type { Runtime } from '../runtime/types';

/** Loads the page's images, including those inserted later; those that their block lays out wait for it. */
export function imageLoader({ images, domObserver, events }: Runtime): void {
  images.adopt(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) images.releaseRemoved();
    for (const root of added) images.adopt(root);
  });
  for (const end of ['mounted', 'failed'] as const) {
    events.on(end, ({ element }) => images.adopt(element));
  }
  events.on('initialised', () => images.adopt(document)); // images left to blocks that turned out not to be ours
  events.on('unmounted', ({ element }) => images.release(element));
}
