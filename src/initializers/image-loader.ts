import type { Initializer } from '../types';

/** Loads the page's images, those inserted later included; no image waits for anything else. */
export const imageLoader: Initializer = {
  name: 'image-loader',
  start({ images, insertions, events }) {
    images.adopt(document);
    insertions.watch(({ added, removed }) => {
      if (removed) images.releaseRemoved();
      for (const root of added) images.adopt(root);
    });
    events.on('mounted', ({ element }) => images.adopt(element));
    events.on('unmounted', ({ element }) => images.release(element));
  },
};
