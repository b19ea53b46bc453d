import type { Runtime } from '../../../runtime/types';
import { createGallery } from './gallery';
import { createLightbox } from './lightbox';

/** Calls a method of an instance by name; unknown methods do nothing. */
export type CallMethod = (method: PropertyKey, args: readonly unknown[]) => void;

/** What `new Y.Squarespace.Gallery2(options)` and `new Y.Squarespace.Lightbox2(options)` create. */
export function createInstance(runtime: Runtime, className: string, options: unknown): CallMethod {
  const instance =
    className === 'Gallery2' ? createGallery(runtime, options) : createLightbox(runtime, options);
  return async (method, args) => {
    try {
      const act: unknown = instance && Reflect.get(instance, method);
      if (typeof act === 'function') await act(...args);
    } catch (error) {
      runtime.report(error, { kind: 'initializer', name: 'published page' });
    }
  };
}
