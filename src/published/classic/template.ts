import type { Disposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../../runtime/types';

/** What each part of a template gets. */
export interface Template {
  readonly runtime: Runtime;
  /** Attribute changes on server elements; restored when the page is torn down. */
  readonly attributes: ServerAttributes;
  /** Disposed when the page is torn down; add listeners with `signal`. */
  readonly disposables: Disposables;
  readonly signal: AbortSignal;
}
