import { Component, Fragment, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Dispose } from '../../data/dispose';
import type { ErrorPlace, Runtime } from '../types';

export interface RootOptions {
  readonly runtime: Runtime;
  readonly where: ErrorPlace;
  /** Told when a tree that was drawn has failed and is gone. */
  onFail?(error: unknown): void;
}

/**
 * Draws a tree into an element of ours. Resolves once it is drawn and its effects have run, rejects when that fails.
 * An error after that is reported here, once; the caller reports a rejection.
 */
export function openRoot(container: Element, node: ReactNode, options: RootOptions): Promise<Dispose> {
  const { runtime, where, onFail } = options;
  return new Promise((resolve, reject) => {
    let state: 'opening' | 'open' | 'closed' = 'opening';
    const report = (error: unknown) => runtime.report(error, where);
    const root = createRoot(container, {
      identifierPrefix: 'mortar-',
      onCaughtError: () => {}, // the boundary decides what becomes of it
      onUncaughtError: fail,
      onRecoverableError: report,
    });
    flushSync(() =>
      root.render(
        <Boundary onFail={fail}>
          {node}
          <Drawn onDrawn={() => queueMicrotask(open)} />
        </Boundary>,
      ),
    );

    function open(): void {
      if (state === 'opening') state = 'open';
      resolve(close);
    }
    function close(): void {
      state = 'closed';
      root.unmount();
    }
    function fail(error: unknown): void {
      const before = state;
      queueMicrotask(close); // React is still at work on this tree
      state = 'closed';
      if (before === 'opening') reject(error);
      else report(error);
      if (before === 'open') onFail?.(error);
    }
  });
}

/** The last child: its effect runs after those of the tree. */
function Drawn({ onDrawn }: { onDrawn(): void }): null {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

interface BoundaryProps {
  readonly children: ReactNode;
  onFail(error: unknown): void;
}

interface BoundaryState {
  readonly attempt: number;
  readonly isBroken: boolean;
}

/** Draws nothing once its children have thrown. What a page translator broke is drawn anew, once. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { attempt: 0, isBroken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isMovedNode(error) && this.state.attempt === 0) this.setState({ attempt: 1, isBroken: false });
    else this.props.onFail(error);
  }

  override render(): ReactNode {
    const { attempt, isBroken } = this.state;
    return isBroken ? null : <Fragment key={attempt}>{this.props.children}</Fragment>;
  }
}

/** Page translators wrap text nodes in elements of their own; a node is then not where React left it. */
function isMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
