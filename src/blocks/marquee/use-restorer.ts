import { useCallback, useLayoutEffect, useRef } from 'react';

/** Puts our elements back into the host: a script that sets its text removes them, while React relies on them. */
export function useRestorer(host: Element): () => void {
  const ours = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    ours.current = [...host.querySelectorAll(':scope > [data-mortar-drawn]')];
    return () => {
      ours.current = [];
    };
  });
  return useCallback(() => {
    for (const element of ours.current) if (element.parentElement !== host) host.append(element);
  }, [host]);
}
