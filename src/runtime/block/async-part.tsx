import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import type { MountedBlock } from './plain-block';
import type { SettingsTable } from './settings';
import { reportPart, useAsyncPart } from './use-async-part';

interface OptionalPartProps {
  readonly block: MountedBlock<SettingsTable>;
  readonly children: ReactNode;
  /** Called after the error has been reported. */
  onFail?(): void;
}

/**
 * A part the block can do without: if it throws, the error is reported, nothing is rendered for it, and the block
 * carries on.
 */
export function OptionalPart({ block, children, onFail }: OptionalPartProps) {
  const fail = (error: unknown) => {
    reportPart(block, error);
    onFail?.();
  };
  return <ErrorBoundary onFail={fail}>{children}</ErrorBoundary>;
}

interface AsyncPartProps<Part> extends Omit<OptionalPartProps, 'children'> {
  load(): Promise<Part>;
  /** Renders what was loaded. */
  children(part: Part): ReactNode;
}

/** An optional part that loads later, such as a chunk; renders nothing until then. */
export function AsyncPart<Part>({ load, children, ...props }: AsyncPartProps<Part>) {
  const part = useAsyncPart(props.block, load);
  return part !== undefined && <OptionalPart {...props}>{children(part)}</OptionalPart>;
}
