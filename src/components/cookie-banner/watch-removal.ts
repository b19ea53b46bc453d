import type { Dispose } from '../../data/dispose';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';

interface Removal {
  /** Removed together with the page around it: scripts that load the next page replace the body or what is in it. */
  onSwept(): void;
  /** Removed alone, as browser extensions do. */
  onRemoved(): void;
}

export function watchRemoval(mountPoint: HTMLElement, { onSwept, onRemoved }: Removal): Dispose {
  const observer = createMutationObserver((records) => {
    if (mountPoint.isConnected) return;
    const isAlone = records.every(
      ({ addedNodes, removedNodes }) =>
        !addedNodes.length && [...removedNodes].every((node) => node === mountPoint),
    );
    if (isAlone) onRemoved();
    else onSwept();
  });
  for (const parent of [page.root(), page.body()]) observer.observe(parent, { childList: true });
  return () => observer.disconnect();
}
