import type { Change } from '../dom/dom-observer';
import { memberOf } from '../dom/member';
import { observeViewport } from '../dom/observers';
import { createScheduler } from '../dom/scheduler';
import type { BlockEntry, BlockName } from './block-entry';
import { type BlockInstance, STATE, setState } from './block-instance';
import { createFinder, type FoundBlock } from './find-blocks';
import { mountBlock, type RegisteredBlock } from './mount-block';
import type { Runtime, Scanner } from './types';

export function createScanner(registry: readonly BlockEntry[], runtime: () => Runtime): Scanner {
  const known = new Map<Element, RegisteredBlock>();
  /** Mounts still in progress when their block was unregistered; a new mount has to wait for their cleanup. */
  const ending = new WeakMap<Element, Promise<void> | undefined>();
  /** Unmounted by hand: they stay so, whatever is inserted around them, until they are scanned by hand. */
  const released = new WeakSet<Element>();
  const report = (error: unknown, name: BlockName) => runtime().report(error, { kind: 'block', name });
  const find = createFinder(registry, report);
  let near: IntersectionObserver | undefined;
  const turn = createScheduler();

  const scanner: Scanner = {
    isTornDown: false,
    start() {
      near = observeViewport(mountArrived);
      runtime().domObserver.watch(followChange);
      scanner.scan();
    },
    scan(root = document) {
      for (const found of find(root)) tryRegister(found);
      if (root !== document) return;
      scanner.isTornDown = false;
      runtime().events.emit('scanned', undefined);
    },
    unmount(root = document) {
      const isWithin = memberOf(root, 'contains');
      for (const [element, registered] of known) {
        if (!isWithin(element)) continue;
        released.add(element);
        unregister(registered);
      }
      if (root !== document) return;
      scanner.isTornDown = true;
      runtime().events.emit('destroyed', undefined);
    },
    mountNow: async (element) => mount(element),
    instances: () => [...known.values()].map(({ block }) => block),
    instanceOf: (element) => known.get(element)?.block,
    waitingAround(node) {
      const root = memberOf(node, 'closest')(`[${STATE}]`);
      const { block, entry } = (root && known.get(root)) || {};
      const isHeld = block?.state !== 'mounted' && entry?.holds && memberOf(node, 'closest')(entry.holds);
      return isHeld ? root : null;
    },
    facts: new WeakMap(),
    data: new WeakMap(),
  };
  return scanner;

  function followChange({ added, removed }: Change): void {
    if (removed) unregisterRemoved();
    for (const found of added.flatMap(find)) if (!released.has(found.element)) tryRegister(found);
  }

  function unregisterRemoved(): void {
    for (const [element, registered] of known) if (!memberOf(element, 'isConnected')) unregister(registered);
  }

  function mountArrived(entries: IntersectionObserverEntry[]): void {
    for (const entry of entries) if (entry.isIntersecting || hasNoBox(entry)) mount(entry.target);
  }

  function tryRegister(found: FoundBlock): void {
    try {
      register(found);
    } catch (error) {
      report(error, found.entry.name);
    }
  }

  function register({ element, entry }: FoundBlock): void {
    if (known.has(element)) return;
    released.delete(element);
    const block: BlockInstance = { name: entry.name, element, state: 'waiting' };
    const registered: RegisteredBlock = { block, entry, settled: ending.get(element) };
    known.set(element, registered);
    setState(block, 'waiting');
    if (near && !entry.mountsAtOnce) near.observe(element);
    else mount(element);
  }

  /** A failed block may be retried; any other is mounted once. */
  function mount(element: Element): Promise<void> | undefined {
    const registered = known.get(element);
    if (registered && /waiting|failed/.test(registered.block.state)) {
      near?.unobserve(element);
      registered.settled = mountBlock(registered, runtime(), turn);
    }
    return registered?.settled;
  }

  function unregister(registered: RegisteredBlock): void {
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
