import type { Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { createFollower } from './follower';
import { PARTS } from './section-kinds';

/** Mounts the sections of newer published sites, including inserted ones, until the page is torn down. */
export function start(runtime: Runtime): void {
  const { domObserver, events } = runtime;
  const followers = PARTS.map((part) => createFollower(runtime, part));
  let isOver = false;
  const adopt = (root: Root) => {
    if (!isOver) for (const follower of followers) follower.adopt(root);
  };
  const showAll = () => {
    for (const follower of followers) follower.showAll();
  };

  adopt(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) for (const follower of followers) follower.releaseRemoved();
    added.forEach(adopt);
  });
  addEventListener('beforeprint', showAll);
  events.on('destroyed', () => {
    isOver = true;
    for (const follower of followers) follower.stop();
  });
  events.on('scanned', () => {
    isOver = false;
    void Promise.resolve().then(() => adopt(document)); // elements released just now are restored first
  });
}
