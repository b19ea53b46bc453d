import type { Change } from '../dom/dom-observer';
import { memberOf } from '../dom/member';
import type { BlockEntry, BlockName } from './block-entry';
import { STATE } from './block-instance';
import { createFinder, type FoundBlock } from './find-blocks';
import { createRegisteredBlocks } from './registered-blocks';
import type { Runtime, Scanner } from './types';

export function createScanner(registry: readonly BlockEntry[], runtime: () => Runtime): Scanner {
  /** Unmounted by hand: they stay so, whatever is inserted around them, until they are scanned by hand. */
  const released = new WeakSet<Element>();
  const report = (error: unknown, name: BlockName) => runtime().report(error, { kind: 'block', name });
  const find = createFinder(registry, report);
  const blocks = createRegisteredBlocks(runtime, report);

  const scanner: Scanner = {
    isTornDown: false,
    start() {
      blocks.start();
      runtime().domObserver.watch(followChange);
      scanner.scan();
    },
    scan(root = document) {
      for (const found of find(root)) register(found);
      if (root !== document) return;
      scanner.isTornDown = false;
      runtime().events.emit('scanned', undefined);
    },
    unmount(root = document) {
      const isWithin = memberOf(root, 'contains');
      for (const { element } of scanner.instances()) if (isWithin(element)) released.add(element);
      blocks.removeWhere(isWithin);
      if (root !== document) return;
      scanner.isTornDown = true;
      runtime().events.emit('destroyed', undefined);
    },
    mountNow: async (element) => blocks.mount(element),
    instances: () => blocks.all().map(({ block }) => block),
    instanceOf: (element) => blocks.of(element)?.block,
    waitingAround(node) {
      const root = memberOf(node, 'closest')(`[${STATE}]`);
      const { block, entry } = (root && blocks.of(root)) || {};
      const isHeld = block?.state !== 'mounted' && entry?.holds && memberOf(node, 'closest')(entry.holds);
      return isHeld ? root : null;
    },
    facts: new WeakMap(),
    data: new WeakMap(),
  };
  return scanner;

  function followChange({ added, removed }: Change): void {
    if (removed) blocks.removeWhere((element) => !memberOf(element, 'isConnected'));
    for (const found of added.flatMap(find)) if (!released.has(found.element)) register(found);
  }

  function register(found: FoundBlock): void {
    released.delete(found.element);
    try {
      blocks.add(found);
    } catch (error) {
      report(error, found.entry.name);
    }
  }
}
