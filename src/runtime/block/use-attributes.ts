import { useLayoutEffect, useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import type { Runtime } from '../types';

/**
 * How a component changes attributes of the server's elements: `change` runs after every render and writes what holds
 * now. What it has written goes back to the server's values when the component goes.
 */
export function useAttributes(
  { runtime }: { readonly runtime: Runtime },
  change: (attributes: ServerAttributes) => void,
): void {
  const [attributes] = useState(() => runtime.keepAttributes());
  useLayoutEffect(() => change(attributes));
  useLayoutEffect(() => attributes.restore, [attributes]);
}
