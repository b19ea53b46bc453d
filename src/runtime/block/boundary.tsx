import { Component, Fragment, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  onFail(error: unknown): void;
}

interface BoundaryState {
  readonly attempt: number;
  readonly isBroken: boolean;
}

/** Draws nothing once its children have thrown. What a page translator broke is drawn anew, once. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
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
