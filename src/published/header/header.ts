import type { Disposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../../runtime/types';

/** What each feature of a published header gets. */
export interface Header {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  /** Attribute changes on server elements; restored when the header is unmounted. */
  readonly attributes: ServerAttributes;
  /** Disposed when the header is unmounted; add listeners with `signal`. */
  readonly disposables: Disposables;
  readonly signal: AbortSignal;
}

/** Headers of version 7.1 not handled by another script. */
export const HEADER = 'header[data-controller="Header"]:not([data-controllers-bound])';

/** The sections of a page; an overlapping header keeps the first one free. */
export const SECTIONS = 'main .page-section, main .system-page';

/** The source in error reports. */
export const WHERE = { kind: 'initializer', name: 'published-header' } as const;
