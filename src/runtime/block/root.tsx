import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Dispose } from '../../data/dispose';
import { freeDocumentMethods } from '../../dom/free-document-methods';
import { ensureStandardBind } from '../../dom/standard-bind';
import type { ErrorPlace } from '../events';
import type { Runtime } from '../types';
import { ErrorBoundary } from './error-boundary';

interface RootOptions {
  readonly runtime: Runtime;
  readonly where: ErrorPlace;
  /** Called when a rendered tree has failed and been removed. */
  onFail?(error: unknown): void;
}

/**
 * Renders a tree into one of our elements. Resolves once it is rendered and its effects have run; rejects if that
 * fails. Later errors are reported here, once; the caller reports a rejection.
 */
export function openRoot(container: Element, node: ReactNode, options: RootOptions): Promise<Dispose> {
  const { runtime, where, onFail } = options;
  freeDocumentMethods();
  ensureStandardBind();
  return new Promise((resolve, reject) => {
    let state: 'opening' | 'open' | 'closed' = 'opening';
    const report = (error: unknown) => runtime.report(error, where);
    const root = createRoot(container, {
      identifierPrefix: 'mortar-',
      onCaughtError: () => {}, // the boundary handles it
      onUncaughtError: fail,
      onRecoverableError: report,
    });
    flushSync(() => root.render(<ErrorBoundary onFail={fail}>{node}</ErrorBoundary>)); // with its effects
    if (state === 'opening') {
      state = 'open';
      resolve(close);
    }

    function close(): void {
      state = 'closed';
      root.unmount();
    }
    function fail(error: unknown): void {
      const before = state;
      state = 'closed';
      if (before === 'opening') reject(error);
      else report(error);
      // Later: React is still working on this tree.
      queueMicrotask(() => {
        close();
        if (before === 'open') onFail?.(error);
      });
    }
  });
}
