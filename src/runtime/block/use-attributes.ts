import { useLayoutEffect, useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../types';

/**
 * Changes attributes of the server's elements: `change` runs after every render and writes the current values. On
 * unmount, the server's values are restored.
 */
export function useAttributes(
  { runtime }: { readonly runtime: Runtime },
  change: (attributes: ServerAttributes) => void,
): void {
  const [attributes] = useState(() => runtime.keepAttributes());
  useLayoutEffect(() => change(attributes));
  useLayoutEffect(() => () => attributes.restore(), [attributes]);
}
