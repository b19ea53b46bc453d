import { useCallback, useEffect, useState } from 'react';
import type { Fault } from '../lint/fault';
import type { PanelSource } from './source';

export interface Faults {
  /** `undefined` until the linter has run. */
  readonly found: readonly Fault[] | undefined;
  /** Runs the linter again. */
  check(): void;
}

/** The faults that the linter finds on the page; the linter is loaded on first use. */
export function useFaults(source: PanelSource): Faults {
  const [found, setFound] = useState<readonly Fault[]>();
  const check = useCallback(() => {
    const report = (error: unknown) => source.runtime.report(error, { kind: 'ui', name: 'panel' });
    source.findFaults().then(setFound, report);
  }, [source]);
  useEffect(check, [check]);
  return { found, check };
}
