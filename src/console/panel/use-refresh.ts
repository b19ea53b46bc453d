import { useEffect, useReducer } from 'react';

/** Milliseconds. */
const INTERVAL = 500;

/** Draws again and again: what is shown changes without notice, a request's outcome say. */
export function useRefresh(): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, INTERVAL);
    return () => clearInterval(timer);
  }, []);
}
