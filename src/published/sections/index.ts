import type { Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { createFollower } from './follower';
import { SECTION_KINDS } from './section-kinds';

/**
 * The chunk `published-sections`: mounts what needs a script in sections, including inserted ones, until the page is torn
 * down. Each folder beside this file is a chunk of its own.
 */
export function start(runtime: Runtime): void {
  const { domObserver, events } = runtime;
  const followers = SECTION_KINDS.map((kind) => createFollower(runtime, kind));
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
