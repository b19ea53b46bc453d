import type { Root } from '../../runtime/find-blocks';
import type { Runtime, Stop } from '../../types';
import { createFollower } from './follower';
import { PARTS } from './parts';
import { revealFailedGallery } from './reveal-failed-gallery';

/** Brings the sections of newer published sites to life, those inserted later included. */
export function start(runtime: Runtime): Stop {
  const { insertions, events } = runtime;
  const followers = PARTS.map((part) => createFollower(runtime, part));
  const adopt = (root: Root) => {
    for (const follower of followers) follower.adopt(root);
  };
  const showAll = () => {
    for (const follower of followers) follower.showAll();
  };
  let isOver = false;

  adopt(document);
  insertions.watch(({ added, removed }) => {
    if (isOver) return;
    if (removed) for (const follower of followers) follower.releaseRemoved();
    added.forEach(adopt);
  });
  addEventListener('beforeprint', showAll);
  const stopRevealing = events.on('failed', ({ element }) => revealFailedGallery(element));
  return () => {
    isOver = true;
    removeEventListener('beforeprint', showAll);
    stopRevealing();
    for (const follower of followers) follower.stop();
  };
}
