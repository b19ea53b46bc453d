import type { Dispose } from '../data/dispose';
import { BlockDataError } from '../data/errors';
import { measure, timer } from '../dom/clock';
import type { Change } from '../dom/dom-observer';
import { memberOf } from '../dom/member';
import { observeViewport } from '../dom/observers';
import { createScheduler } from '../dom/scheduler';
import type { BlockEntry, BlockName } from './block-entry';
import { type BlockInstance, STATE, setState } from './block-instance';
import { createFinder, type FoundBlock } from './find-blocks';
import type { Runtime, Scanner } from './types';

interface Watched {
  readonly block: BlockInstance;
  readonly entry: BlockEntry;
  unmount?: Dispose;
  settled?: Promise<void>;
}

export function createScanner(registry: readonly BlockEntry[], runtime: () => Runtime): Scanner {
  const known = new Map<Element, Watched>();
  /** Mounts still in progress when their block was unregistered; a new mount has to wait for their cleanup. */
  const ending = new WeakMap<Element, Promise<void> | undefined>();
  /** Unmounted by hand: they stay so, whatever is inserted around them, until they are scanned by hand. */
  const released = new WeakSet<Element>();
  const report = (error: unknown, name: BlockName) => runtime().report(error, { kind: 'block', name });
  const find = createFinder(registry, report);
  let near: IntersectionObserver | undefined;
  const turn = createScheduler();

  const scanner: Scanner = {
    start() {
      near = observeViewport(mountArrived);
      runtime().domObserver.watch(followChange);
      scanner.scan();
    },
    scan(root = document) {
      for (const found of find(root)) tryRegister(found);
      if (root === document) runtime().events.emit('scanned', undefined);
    },
    unmount(root = document) {
      const isWithin = memberOf(root, 'contains');
      for (const [element, watched] of known) {
        if (!isWithin(element)) continue;
        released.add(element);
        unregister(watched);
      }
      if (root === document) runtime().events.emit('destroyed', undefined);
    },
    mountNow: async (element) => mount(known.get(element)),
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
    for (const [element, watched] of known) if (!memberOf(element, 'isConnected')) unregister(watched);
  }

  function mountArrived(entries: IntersectionObserverEntry[]): void {
    for (const entry of entries) if (entry.isIntersecting || hasNoBox(entry)) mount(known.get(entry.target));
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
    const watched: Watched = { block, entry };
    known.set(element, watched);
    setState(watched.block, 'waiting');
    if (near && !entry.mountsAtOnce) near.observe(element);
    else mount(watched);
  }

  /** A failed block may be retried; any other is mounted once. */
  function mount(watched: Watched | undefined): Promise<void> | undefined {
    if (watched && /waiting|failed/.test(watched.block.state)) watched.settled = load(watched);
    return watched?.settled;
  }

  async function load(watched: Watched): Promise<void> {
    const { name, element } = watched.block;
    const started = timer();
    near?.unobserve(element);
    setState(watched.block, 'loading');
    try {
      requirePageType(runtime(), watched.entry);
      const { chunks } = runtime();
      if (!watched.entry.withoutReact) chunks.load('react').catch(() => {}); // together with the chunk, not after it
      const [chunk] = await Promise.all([chunks.load(name), ending.get(element)]);
      await turn();
      if (!isStillThere(watched)) return;
      const unmount = await chunk.mount(element, runtime());
      if (!isStillThere(watched)) return unmount();
      watched.unmount = unmount;
      watched.block.milliseconds = measure(`block-${name}`, started);
      setState(watched.block, 'mounted');
      runtime().events.emit('mounted', { name, element }, element);
    } catch (error) {
      if (!isStillThere(watched)) return;
      watched.block.error = error;
      setState(watched.block, 'failed');
      report(error, name);
      runtime().events.emit('failed', { name, element, error }, element);
    }
  }

  function isStillThere(watched: Watched): boolean {
    const { element } = watched.block;
    return known.get(element) === watched && memberOf(element, 'isConnected');
  }

  function unregister({ block: { name, element }, unmount, settled }: Watched): void {
    known.delete(element);
    ending.set(element, settled);
    near?.unobserve(element);
    try {
      unmount?.();
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

/** Some blocks work only on certain page types (specification, section 2). @throws BlockDataError on other pages. */
function requirePageType({ site: { pageType } }: Runtime, { name, pageTypes }: BlockEntry): void {
  if (!pageTypes || pageTypes.some((allowed) => allowed === pageType)) return;
  const expected = pageTypes.join(' or ');
  throw new BlockDataError(`${name}: requires page type ${expected}, got ${pageType ?? 'none'}`);
}
