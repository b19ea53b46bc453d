import type { Runtime } from '../runtime/types';

/** Whether autoplay and animations are allowed: neither the visitor's preference nor the address disables them. */
export function maySelfMove({ media }: Runtime): boolean {
  return !media.prefersReducedMotion() && new URLSearchParams(location.search).get('nomotion') !== 'true';
}
