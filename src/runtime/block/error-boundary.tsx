import { Component, Fragment, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  onFail(error: unknown): void;
}

interface ErrorBoundaryState {
  readonly attempt: number;
  readonly isBroken: boolean;
}

/** Renders nothing once its children have thrown. Rerenders once if a page translator caused the error. */
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

/** Page translators wrap text nodes in their own elements, so nodes are no longer where React left them. */
function isMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
