import type { Dispose } from '../data/dispose';
import { guarded } from '../data/guarded';
import { REDUCED_MOTION } from '../dom/device';
import type { Runtime } from '../runtime/types';

/** Whether autoplay and animations are allowed: neither the visitor's preference nor the address disables them. */
export function maySelfMove({ media }: Runtime): boolean {
  return !media.prefersReducedMotion() && new URLSearchParams(location.search).get('nomotion') !== 'true';
}

/** Tells when the visitor's preference changes, until disposed. Older browsers do not. */
export function onMotionPreference(notify: () => void): Dispose {
  const controller = new AbortController();
  const { signal } = controller;
  guarded(() => matchMedia(REDUCED_MOTION).addEventListener('change', notify, { signal }));
  return () => controller.abort();
}
