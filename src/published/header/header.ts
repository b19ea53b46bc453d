import type { Disposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../../runtime/types';

/** What each feature of a published page's header works with. */
export interface Header {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  /** Changes of the server's elements; restored when the header is unmounted. */
  readonly attributes: ServerAttributes;
  /** Ends when the header is unmounted; listeners are added with `signal`. */
  readonly disposables: Disposables;
  readonly signal: AbortSignal;
}

/** Headers of version 7.1 that no other script has bound. */
export const HEADER = 'header[data-controller="Header"]:not([data-controllers-bound])';

/** The name under which failures are reported. */
export const WHERE = { kind: 'initializer', name: 'published-header' } as const;
