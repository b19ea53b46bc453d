import type { Runtime } from '../runtime/types';

/** Whether something may move by itself: the visitor doesn't mind, and the address doesn't forbid it. */
export function maySelfMove({ media }: Runtime): boolean {
  return !media.prefersReducedMotion() && new URLSearchParams(location.search).get('nomotion') !== 'true';
}
