import { useCallback, useState } from 'react';

/**
 * Lets a component fail outside of rendering, in a listener or after a wait: the block's boundary gives the server's
 * HTML back and reports the error once.
 */
export function useFail(): (error: unknown) => void {
  const [, setState] = useState<never>();
  return useCallback((error: unknown) => {
    setState(() => {
      throw error;
    });
  }, []);
}
