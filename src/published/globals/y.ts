import { whenParsed } from '../../dom/page';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';
import type { CallMethod } from '../classic/galleries/instance';
import { sayUnsent } from './say-unsent';
import { CALL, type ShadowCall } from './shadow-call';

/**
 * `Y`, the old utility library of published pages, as a stub: every member exists and every call returns another stub,
 * so that inline scripts run without errors. Only `Y.use` and `Y.on('domready')` call their callback, `new
 * Y.Squarespace.FormSubmit(form).submit(ids)` submits a form, and template galleries and lightboxes are ours.
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
      construct: (_target, [input]) => construct(call?.name ?? '', input),
    });
  const construct = (name: string, input: unknown): object => {
    if (name === 'FormSubmit') return formSubmit(runtime, input);
    return /^(Gallery|Lightbox)2$/.test(name)
      ? queuedInstance(runtime, name, input, shadow)
      : (shadow as object);
  };
  const shadow = shadowOf();
  const known = membersOf(runtime, shadow);
  return shadow;
}

/** Members that do something. */
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
  };
}

function formSubmit(runtime: Runtime, form: unknown): object {
  return {
    submit: (ids: unknown) =>
      withChunk(
        runtime,
        'form',
        ({ submitPublished }) => submitPublished(runtime, form, ids),
        () => sayUnsent(runtime, form),
      ),
  };
}

/** A template's gallery or lightbox; calls on it are queued until its chunk has loaded. */
function queuedInstance(runtime: Runtime, className: string, options: unknown, shadow: unknown): object {
  const loaded = new Promise<CallMethod>((resolve) =>
    withChunk(runtime, 'published-classic', ({ createInstance }) =>
      resolve(createInstance(runtime, className, options)),
    ),
  );
  const methodOf =
    (method: PropertyKey) =>
    (...args: unknown[]) => {
      loaded.then((call) => call(method, args));
      return shadow;
    };
  return new Proxy({}, { get: (_target, method) => (method === 'then' ? undefined : methodOf(method)) });
}
