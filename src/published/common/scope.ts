import { createDisposables, type Disposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../../runtime/types';

/** What a feature of a published page works with, and all that is taken back with it. */
export interface Scope {
  readonly runtime: Runtime;
  /** Attribute changes on server elements; restored at the end. */
  readonly attributes: ServerAttributes;
  /** Disposed at the end; add listeners with `signal`. */
  readonly disposables: Disposables;
  readonly signal: AbortSignal;
}

/** A new scope; it ends with its disposables. */
export function createScope(runtime: Runtime): Scope {
  const attributes = runtime.keepAttributes();
  const disposables = createDisposables();
  const listeners = new AbortController();
  disposables.add(() => attributes.restore());
  disposables.add(() => listeners.abort());
  return { runtime, attributes, disposables, signal: listeners.signal };
}
