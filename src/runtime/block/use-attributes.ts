import { useLayoutEffect } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../types';

/**
 * How a component changes attributes of the server's elements: `change` makes the changes, and they are taken back
 * when it becomes another function (keep it with `useCallback`) or the component goes.
 */
export function useAttributes(
  { runtime }: { readonly runtime: Runtime },
  change: (attributes: ServerAttributes) => void,
): void {
  useLayoutEffect(() => {
    const attributes = runtime.keepAttributes();
    change(attributes);
    return attributes.restore;
  }, [runtime, change]);
}
