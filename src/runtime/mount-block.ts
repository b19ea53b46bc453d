import type { Dispose } from '../data/dispose';
import { BlockDataError } from '../data/errors';
import { measure, timer } from '../dom/clock';
import { memberOf } from '../dom/member';
import type { BlockEntry } from './block-entry';
import { type BlockInstance, setState } from './block-instance';
import { reportOnce } from './report';
import type { Runtime } from './types';

/** A block from its registration until it is unregistered. */
export interface RegisteredBlock {
  readonly block: BlockInstance;
  readonly entry: BlockEntry;
  /** The last mount on this element, perhaps of an earlier block: a new one has to wait for its cleanup. */
  settled: Promise<void> | undefined;
  unmount?: Dispose;
  isDisposed?: boolean;
}

/** Loads the block's chunk and mounts it in its turn; never rejects. */
export async function mountBlock(
  registered: RegisteredBlock,
  runtime: Runtime,
  turn: () => Promise<void>,
): Promise<void> {
  const { block, entry, settled } = registered;
  const { name, element } = block;
  const { chunks, events } = runtime;
  const isStillThere = () => !registered.isDisposed && memberOf(element, 'isConnected');
  const started = timer();
  delete block.error; // of an earlier try
  setState(block, 'loading');
  try {
    requirePageType(runtime, entry);
    if (!entry.withoutReact) chunks.load('react').catch(() => {}); // together with the chunk, not after it
    const [chunk] = await Promise.all([chunks.load(name), settled]);
    await turn();
    if (!isStillThere()) return;
    const unmount = await chunk.mount(element, runtime);
    if (!isStillThere()) return unmount();
    registered.unmount = unmount;
    block.milliseconds = measure(`block-${name}`, started);
    setState(block, 'mounted');
    events.emit('mounted', { name, element }, element);
  } catch (error) {
    if (!isStillThere()) return;
    block.error = error;
    setState(block, 'failed');
    reportOnce(runtime, error, { kind: 'block', name });
    events.emit('failed', { name, element, error }, element);
  }
}

/** Some blocks work only on certain page types (specification, section 2). @throws BlockDataError on other pages. */
function requirePageType({ site: { pageType } }: Runtime, { name, pageTypes }: BlockEntry): void {
  if (!pageTypes || pageTypes.some((allowed) => allowed === pageType)) return;
  const expected = pageTypes.join(' or ');
  throw new BlockDataError(`${name}: requires page type ${expected}, got ${pageType ?? 'none'}`);
}
