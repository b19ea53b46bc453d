import { useCallback, useEffect, useState } from 'react';
import type { Fault } from '../fault';
import type { PanelSource } from './source';

export interface Faults {
  /** `undefined` until the linter has looked. */
  readonly found: readonly Fault[] | undefined;
  /** Looks again. */
  check(): void;
}

/** What the linter finds on the page; its rules are loaded for that. */
export function useFaults(source: PanelSource): Faults {
  const [found, setFound] = useState<readonly Fault[]>();
  const check = useCallback(() => {
    const report = (error: unknown) => source.runtime.report(error, { kind: 'ui', name: 'panel' });
    source.findFaults().then(setFound, report);
  }, [source]);
  useEffect(check, [check]);
  return { found, check };
}
