import { whenParsed } from '../runtime/page';
import { attempt } from '../runtime/start';
import { withChunk } from '../runtime/with-chunk';
import type { Runtime } from '../types';

/** How a shadow came about, for whoever has to find the elements that it stands for. */
interface ShadowCall {
  readonly from: ShadowCall | undefined;
  readonly name: string;
  readonly args?: readonly unknown[];
}

const CALL = Symbol.for('mortar.call');

const TEMPLATE_PARTS = new Map([
  ['Gallery2', 'createGallery'],
  ['Lightbox2', 'createLightbox'],
] as const) as ReadonlyMap<string | undefined, 'createGallery' | 'createLightbox'>;

/**
 * `Y`, the old utility library of published pages, as a shadow: every member exists and every call answers with
 * another shadow, so inline scripts run through without an error. Only `Y.use` and `Y.on('domready')` call the function
 * that they are given, `new Y.Squarespace.FormSubmit(form).submit(ids)` sends a form, and galleries and lightboxes of
 * templates are ours.
 */
export function createY(runtime: Runtime): unknown {
  const shadowOf = (call?: ShadowCall): unknown =>
    new Proxy(class {}, {
      get(_target, name) {
        if (name === CALL) return call;
        if (name === 'use') return use;
        if (name === 'on') return on;
        if (name === 'FormSubmit') return FormSubmit;
        if (name === 'config') return { win: window, doc: document };
        if (name === Symbol.toPrimitive) return () => '';
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return shadowOf({ from: call, name });
      },
      apply: (_target, _this, args) => shadowOf(call && { ...call, args }),
      construct: (_target, [options]) => (templatePart(call?.name, options) ?? shadowOf()) as object,
    });
  const shadow = shadowOf();
  const use = (...modulesAndCallback: unknown[]) => {
    const callback = modulesAndCallback.at(-1);
    if (typeof callback === 'function') callback(shadow);
    return shadow;
  };
  const on = (event: unknown, listener: unknown, context: unknown = shadow) => {
    if (event === 'domready' && typeof listener === 'function')
      whenParsed(() => attempt(runtime, 'published page', () => listener.call(context, shadow)));
    return shadow;
  };
  function FormSubmit(form: unknown): object {
    return {
      submit: (ids: unknown) =>
        withChunk(runtime, 'form', ({ submitPublished }) => submitPublished(runtime, form, ids)),
    };
  }
  /** A gallery or lightbox of the template's; what is called on it is done once its chunk is there. */
  function templatePart(name: string | undefined, options: unknown): object | undefined {
    const create = TEMPLATE_PARTS.get(name);
    if (!create) return undefined;
    const part = runtime.chunks.load('published-classic').then((chunk) => chunk[create](runtime, options));
    const perform = async (method: string, args: unknown[]) => {
      const made = (await part) as Record<string, unknown> | undefined;
      const perform = made?.[method];
      if (typeof perform === 'function') await perform(...args);
    };
    return new Proxy(class {}, {
      get: (_target, method) =>
        method === 'then'
          ? undefined
          : (...args: unknown[]) => {
              perform(String(method), args).catch((error) =>
                runtime.report(error, { kind: 'initializer', name: 'published page' }),
              );
              return shadow;
            },
    });
  }
  return shadow;
}
