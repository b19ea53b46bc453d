import { useEffect, useReducer } from 'react';

/** Milliseconds. */
const INTERVAL = 500;

/** Rerenders periodically, because the data changes without events, such as a request's outcome. */
export function useRefresh(): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, INTERVAL);
    return () => clearInterval(timer);
  }, []);
}
