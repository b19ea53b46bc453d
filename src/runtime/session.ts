import type { Runtime } from '../types';
import type { ChunkModules } from './chunks';

/** Runs something of the chunk that only signed-in accounts need; a visitor's page never loads it. */
export function withSession(
  runtime: Runtime,
  initializer: string,
  use: (session: ChunkModules['session']) => unknown,
): void {
  runtime.chunks
    .load('session')
    .then(use)
    .catch((error) => runtime.report(error, { kind: 'initializer', name: initializer }));
}
