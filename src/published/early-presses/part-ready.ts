import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Tells the chunk that holds presses that a part works, or never will: a press that came before is replayed. */
export function partReady(runtime: Runtime, part: Element): void {
  withChunk(runtime, 'published', (chunk) => chunk.partReady(part));
}
