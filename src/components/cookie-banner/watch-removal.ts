import type { Dispose } from '../../data/dispose';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';

interface Removal {
  /** Removed together with the page around it: scripts that load the next page replace the body or what is in it. */
  onSwept(): void;
  /** Removed alone, as browser extensions do. */
  onRemoved(): void;
}

export function watchRemoval(banner: HTMLElement, mountPoint: HTMLElement, removal: Removal): Dispose {
  const { onSwept, onRemoved } = removal;
  const isOurs = (node: Node) => node === banner || node === mountPoint;
  const observer = createMutationObserver((records) => {
    if (banner.isConnected) return;
    const isAlone = records.every(
      ({ addedNodes, removedNodes }) => !addedNodes.length && [...removedNodes].every(isOurs),
    );
    if (isAlone) onRemoved();
    else onSwept();
  });
  for (const parent of [page.root(), page.body(), mountPoint]) observer.observe(parent, { childList: true });
  return () => observer.disconnect();
}
