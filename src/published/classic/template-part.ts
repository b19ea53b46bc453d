import type { Runtime } from '../../runtime/types';
import { createGallery } from './gallery';
import { createLightbox } from './lightbox';

/** Calls a method of a template's gallery or lightbox by name; unknown methods do nothing. */
export type CallMethod = (method: PropertyKey, args: readonly unknown[]) => void;

/** `new Y.Squarespace.Gallery2(options)` and `new Y.Squarespace.Lightbox2(options)`. */
export function createPart(runtime: Runtime, name: string, options: unknown): CallMethod {
  const part = name === 'Gallery2' ? createGallery(runtime, options) : createLightbox(runtime, options);
  return async (method, args) => {
    try {
      const act: unknown = part && Reflect.get(part, method);
      if (typeof act === 'function') await act(...args);
    } catch (error) {
      runtime.report(error, { kind: 'initializer', name: 'published page' });
    }
  };
}
