import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import type { MountedBlock } from './plain-block';
import type { SettingsTable } from './settings';
import { reportPart, useAsyncPart } from './use-async-part';

interface OptionalPartProps {
  readonly block: MountedBlock<SettingsTable>;
  readonly children: ReactNode;
  /** Told after the report. */
  onFail?(): void;
}

/** What a block can do without: when it throws, that is reported, nothing is drawn in its place, and the block goes on. */
export function OptionalPart({ block, children, onFail }: OptionalPartProps) {
  const fail = (error: unknown) => {
    reportPart(block, error);
    onFail?.();
  };
  return <ErrorBoundary onFail={fail}>{children}</ErrorBoundary>;
}

interface AsyncPartProps<Part> extends Omit<OptionalPartProps, 'children'> {
  load(): Promise<Part>;
  /** Draws what was loaded. */
  children(part: Part): ReactNode;
}

/** An optional part that comes later, such as a chunk; nothing until it is there. */
export function AsyncPart<Part>({ load, children, ...props }: AsyncPartProps<Part>) {
  const part = useAsyncPart(props.block, load);
  return part !== undefined && <OptionalPart {...props}>{children(part)}</OptionalPart>;
}
