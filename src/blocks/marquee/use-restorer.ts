import { useCallback, useLayoutEffect, useRef } from 'react';
import { OURS } from './settings';

/** Puts our elements back into the host: a script that sets its text removes them, while React relies on them. */
export function useRestorer(host: Element): () => void {
  const ours = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    ours.current = [...host.querySelectorAll(OURS)].filter(({ parentElement }) => parentElement === host);
    return () => {
      ours.current = [];
    };
  });
  return useCallback(() => {
    for (const element of ours.current) if (element.parentElement !== host) host.append(element);
  }, [host]);
}
