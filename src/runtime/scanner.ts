import type { BlockEntry, BlockName, BlockState, Problem, Runtime, SettingReport, Stop, Unmount } from '../types';
import { createFinder, type FoundBlock, type Root } from './find-blocks';
import type { Change } from './insertions';
import { createNear } from './near';
import * as page from './page';
import { createTurns } from './turns';

/** What is known of one block on the page. */
export interface BlockInstance {
  readonly name: BlockName;
  readonly element: HTMLElement;
  readonly entry: BlockEntry;
  state: BlockState;
  /** Milliseconds from the wish to mount to the mounted block. */
  milliseconds: number | undefined;
  error: unknown;
  settings: readonly SettingReport[];
  problems: readonly Problem[];
}

interface Watched extends BlockInstance {
  unmount?: Unmount;
  stopWaiting?: Stop;
  settled?: Promise<void>;
}

/** Finds blocks and mounts each on its own. */
export interface Scanner {
  start(): void;
  /** Finds and mounts what is new in `root`, the root itself included. */
  scan(root?: Root): void;
  /** Takes back every block in `root`; their HTML is as the server sent it. */
  unmount(root?: Root): void;
  /** Mounts a waiting or failed block now; settles when it is mounted or has failed. */
  mountNow(element: Element): Promise<void>;
  instances(): readonly BlockInstance[];
  instanceOf(element: Element): BlockInstance | undefined;
  /** Called by a block's chunk: what it read, for support staff. */
  describe(element: Element, settings: readonly SettingReport[], problems: readonly Problem[]): void;
  /** Data given by a script instead of the block's attribute. */
  setBlockData(element: Element, data: unknown): void;
  blockData(element: Element): unknown;
}

export function createScanner(registry: readonly BlockEntry[], runtime: () => Runtime): Scanner {
  const known = new Map<Element, Watched>();
  const data = new WeakMap<Element, unknown>();
  const find = createFinder(registry);
  const near = createNear();
  const turn = createTurns();

  const scanner: Scanner = {
    start() {
      runtime().insertions.watch(followChange);
      scanner.scan();
    },
    scan(root = document) {
      for (const block of find(root)) if (!known.has(block.element)) welcome(block);
    },
    unmount(root = document) {
      for (const instance of [...known.values()]) if (root.contains(instance.element)) dismiss(instance);
    },
    async mountNow(element) {
      const instance = known.get(element);
      if (instance) await mount(instance);
    },
    instances: () => [...known.values()],
    instanceOf: (element) => known.get(element),
    describe(element, settings, problems) {
      const instance = known.get(element);
      if (instance) Object.assign(instance, { settings, problems });
    },
    setBlockData: (element, value) => void data.set(element, value),
    blockData: (element) => data.get(element),
  };
  return scanner;

  function followChange({ added, removed }: Change): void {
    if (removed) for (const instance of [...known.values()]) if (!instance.element.isConnected) dismiss(instance);
    for (const root of added) if (root.isConnected) scanner.scan(root);
  }

  function welcome({ element, entry }: FoundBlock): void {
    const instance: Watched = {
      name: entry.name,
      element,
      entry,
      state: 'waiting',
      milliseconds: undefined,
      error: undefined,
      settings: [],
      problems: [],
    };
    known.set(element, instance);
    show(instance, 'waiting');
    waitFor(instance);
  }

  function waitFor(instance: Watched): void {
    const run = () => void mount(instance);
    const { when } = instance.entry;
    if (when === 'visible') instance.stopWaiting = near.watch(instance.element, run);
    else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(run);
    else if (when === 'now') run();
  }

  function mount(instance: Watched): Promise<void> {
    if (instance.state === 'waiting' || instance.state === 'failed') instance.settled = load(instance);
    return instance.settled ?? Promise.resolve();
  }

  async function load(instance: Watched): Promise<void> {
    const { element, name } = instance;
    const started = performance.now();
    instance.stopWaiting?.();
    show(instance, 'loading');
    try {
      const chunk = await runtime().chunks.load(name);
      await turn();
      if (!isStillThere(instance)) return;
      const unmount = await chunk.mount(element, runtime());
      if (!isStillThere(instance)) return unmount();
      instance.unmount = unmount;
      instance.milliseconds = performance.now() - started;
      show(instance, 'mounted');
      runtime().events.emit('mounted', { name, element }, element);
    } catch (error) {
      if (isStillThere(instance)) fail(instance, error);
    }
  }

  function isStillThere(instance: Watched): boolean {
    return known.get(instance.element) === instance && instance.element.isConnected;
  }

  function fail(instance: Watched, error: unknown): void {
    const { element, name } = instance;
    instance.error = error;
    show(instance, 'failed');
    runtime().report(error, { kind: 'block', name });
    runtime().events.emit('failed', { name, element, error }, element);
  }

  function dismiss(instance: Watched): void {
    const { element, name } = instance;
    known.delete(element);
    instance.stopWaiting?.();
    try {
      instance.unmount?.();
    } catch (error) {
      runtime().report(error, { kind: 'block', name });
    }
    element.removeAttribute('data-block-state');
    runtime().events.emit('unmounted', { name, element }, element);
  }
}

function show(instance: BlockInstance, state: BlockState): void {
  instance.state = state;
  instance.element.setAttribute('data-block-state', state);
}

/** The innermost block root around a node. */
export function blockAround(scanner: Scanner, node: Element): BlockInstance | undefined {
  for (let element: Element | null = node; element && element !== page.root(); element = element.parentElement) {
    const instance = scanner.instanceOf(element);
    if (instance) return instance;
  }
  return undefined;
}
