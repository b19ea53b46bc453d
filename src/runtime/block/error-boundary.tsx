import { Component, Fragment, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  onFail(error: unknown): void;
}

interface ErrorBoundaryState {
  readonly attempt: number;
  readonly isBroken: boolean;
}

/** Draws nothing once its children have thrown. What a page translator broke is drawn anew, once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { attempt: 0, isBroken: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
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
