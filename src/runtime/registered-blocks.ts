import { memberOf } from '../dom/member';
import { observeViewport } from '../dom/observers';
import { createScheduler } from '../dom/scheduler';
import type { BlockName } from './block-entry';
import { type BlockInstance, STATE, setState } from './block-instance';
import type { FoundBlock } from './find-blocks';
import { mountBlock, type RegisteredBlock } from './mount-block';
import type { Runtime } from './types';

/** The page's blocks, each registered once and mounted when it gets near the viewport. */
interface RegisteredBlocks {
  /** Called once what stands in for a missing `IntersectionObserver` has come. */
  start(): void;
  all(): RegisteredBlock[];
  of(element: Element): RegisteredBlock | undefined;
  add(found: FoundBlock): void;
  /** Mounts a waiting or failed block now; settles when it is mounted or has failed. */
  mount(element: Element): Promise<void> | undefined;
  /** Unmounts and forgets the blocks on these elements. */
  removeWhere(isMeant: (element: Element) => boolean): void;
}

export function createRegisteredBlocks(
  runtime: () => Runtime,
  report: (error: unknown, name: BlockName) => void,
): RegisteredBlocks {
  const known = new Map<Element, RegisteredBlock>();
  /** Mounts still in progress when their block was removed; a new mount has to wait for their cleanup. */
  const ending = new WeakMap<Element, Promise<void> | undefined>();
  const turn = createScheduler();
  let near: IntersectionObserver | undefined;

  return {
    start() {
      near = observeViewport(mountArrived);
    },
    all: () => [...known.values()],
    of: (element) => known.get(element),
    add,
    mount,
    removeWhere,
  };

  function mountArrived(entries: IntersectionObserverEntry[]): void {
    for (const entry of entries) if (entry.isIntersecting || hasNoBox(entry)) mount(entry.target);
  }

  function add({ element, entry }: FoundBlock): void {
    if (known.has(element)) return;
    const block: BlockInstance = { name: entry.name, element, state: 'waiting' };
    known.set(element, { block, entry, settled: ending.get(element) });
    setState(block, 'waiting');
    if (near && !entry.mountsAtOnce) near.observe(element);
    else mount(element);
  }

  function mount(element: Element): Promise<void> | undefined {
    const registered = known.get(element);
    if (registered && /waiting|failed/.test(registered.block.state)) {
      near?.unobserve(element);
      registered.settled = mountBlock(registered, runtime(), turn);
    }
    return registered?.settled;
  }

  function removeWhere(isMeant: (element: Element) => boolean): void {
    for (const [element, registered] of [...known]) if (isMeant(element)) remove(registered); // a listener may scan
  }

  function remove(registered: RegisteredBlock): void {
    const { name, element } = registered.block;
    known.delete(element);
    registered.isDisposed = true;
    ending.set(element, registered.settled);
    near?.unobserve(element);
    try {
      registered.unmount?.();
    } catch (error) {
      report(error, name);
    }
    memberOf(element, 'removeAttribute')(STATE);
    runtime().events.emit('unmounted', { name, element }, element);
  }
}

/** With `display: contents`, a block is never near the viewport, whatever its parts are. */
function hasNoBox({ target, boundingClientRect: { width, height } }: IntersectionObserverEntry): boolean {
  return !width && !height && getComputedStyle(target).display === 'contents';
}
