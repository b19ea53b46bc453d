import { useEffect, useState } from 'react';
import type { Runtime } from '../../runtime/types';

const UNCOVERED = { height: 'auto', 'max-height': 'none', opacity: '1', visibility: 'visible' };

/** Shows answers that stay hidden once they are open: pages may hide them by a height, for a script of their own. */
export function useUncovered(
  { runtime }: { readonly runtime: Runtime },
  answers: readonly HTMLElement[],
): void {
  const [attributes] = useState(() => runtime.keepAttributes());
  useEffect(() => {
    for (const answer of answers.filter(isCovered)) {
      for (const [property, value] of Object.entries(UNCOVERED)) attributes.style(answer, property, value);
    }
  });
  useEffect(() => () => attributes.restore(), [attributes]);
}

/** By its own styles, not by those of the page around it. */
function isCovered(answer: HTMLElement): boolean {
  const { opacity, visibility } = getComputedStyle(answer);
  const around = answer.parentElement && getComputedStyle(answer.parentElement).visibility;
  const isFlat = !answer.clientHeight && answer.scrollHeight > 0;
  return isFlat || opacity === '0' || (visibility === 'hidden' && around !== visibility);
}
