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
        if (typeof name === 'string' && Object.hasOwn(known, name)) return known[name];
        if (name === Symbol.toPrimitive) return () => '';
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return shadowOf({ from: call, name });
      },
      apply: (_target, _this, args) => shadowOf(call && { ...call, args }),
      construct: (_target, [options]) =>
        (templatePart(runtime, call?.name, options, shadow) ?? shadow) as object,
    });
  const shadow = shadowOf();
  const known = membersOf(runtime, shadow);
  return shadow;
}

/** What does something. */
function membersOf(runtime: Runtime, shadow: unknown): Readonly<Record<string, unknown>> {
  return {
    config: { win: window, doc: document },
    use(...modulesAndCallback: unknown[]) {
      const callback = modulesAndCallback.at(-1);
      if (typeof callback === 'function') callback(shadow);
      return shadow;
    },
    on(event: unknown, listener: unknown, context: unknown = shadow) {
      if (event === 'domready' && typeof listener === 'function')
        whenParsed(() => attempt(runtime, 'published page', () => listener.call(context, shadow)));
      return shadow;
    },
    FormSubmit: function FormSubmit(form: unknown): object {
      return {
        submit: (ids: unknown) =>
          withChunk(runtime, 'form', ({ submitPublished }) => submitPublished(runtime, form, ids)),
      };
    },
  };
}

/** A gallery or lightbox of the template's; what is called on it is done once its chunk is there. */
function templatePart(
  runtime: Runtime,
  name: string | undefined,
  options: unknown,
  shadow: unknown,
): object | undefined {
  const create = TEMPLATE_PARTS.get(name);
  if (!create) return undefined;
  const part = runtime.chunks.load('published-classic').then((chunk) => chunk[create](runtime, options));
  const report = (error: unknown) => runtime.report(error, { kind: 'initializer', name: 'published page' });
  part.catch(report);
  const call = async (method: PropertyKey, args: unknown[]) => {
    const made: object | undefined = await part;
    const act: unknown = made && Reflect.get(made, method);
    if (typeof act === 'function') await act(...args);
  };
  const get =
    (_target: unknown, method: PropertyKey) =>
    (...args: unknown[]) => {
      part.then(
        () => call(method, args).catch(report),
        () => {},
      );
      return shadow;
    };
  return new Proxy({}, { get: (target, method) => (method === 'then' ? undefined : get(target, method)) });
}
