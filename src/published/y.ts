import { withChunk } from '../runtime/with-chunk';
import type { Runtime } from '../types';

/**
 * `Y`, the old utility library of published pages, as a shadow: every member exists and every call answers with the
 * shadow again, so inline scripts run through without an error. Only `Y.use` calls the function that it is given, and
 * `new Y.Squarespace.FormSubmit(form).submit(ids)` sends a form.
 */
export function createY(runtime: Runtime): unknown {
  const shadow: unknown = new Proxy(class {}, {
    get(_target, name) {
      if (name === 'use') return use;
      if (name === 'FormSubmit') return FormSubmit;
      if (name === 'config') return { win: window, doc: document };
      if (name === Symbol.toPrimitive) return () => '';
      return name === 'then' || name === Symbol.iterator ? undefined : shadow;
    },
    apply: () => shadow,
    construct: () => shadow as object,
  });
  const use = (...modulesAndCallback: unknown[]) => {
    const callback = modulesAndCallback.at(-1);
    if (typeof callback === 'function') callback(shadow);
    return shadow;
  };
  function FormSubmit(form: unknown): object {
    return {
      submit: (ids: unknown) =>
        withChunk(runtime, 'form', ({ submitPublished }) => submitPublished(runtime, form, ids)),
    };
  }
  return shadow;
}
