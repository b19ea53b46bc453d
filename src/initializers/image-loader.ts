import type { ImageLoader } from '../images/loader';
import type { Initializer } from '../types';

/** Loads the page's images, those inserted later included; no image waits for anything else. */
export const imageLoader = (loader: ImageLoader): Initializer => ({
  name: 'image-loader',
  start({ insertions, events }) {
    loader.adopt(document);
    insertions.watch(({ added, removed }) => {
      if (removed) loader.releaseRemoved();
      for (const root of added) loader.adopt(root);
    });
    events.on('mounted', ({ element }) => loader.adopt(element));
    events.on('unmounted', ({ element }) => loader.release(element));
  },
});
