import type { Runtime } from '../runtime/types';
import type { Fault } from './fault';
import { lintMessages } from './lint-messages';

/** What `mortar.lint()` finds; the linter is a chunk. */
export async function findFaults(runtime: Runtime): Promise<Fault[]> {
  const { lint } = await runtime.chunks.load('lint');
  return [...lint(runtime), ...(await lintMessages(runtime))];
}
