import type { Dispose } from '../../data/dispose';
import { createMutationObserver, createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';
import { DRAWN } from './settings';

/** Milliseconds until fonts or the design have settled (specification, section 9, layout and interaction). */
const DESIGN_DEBOUNCE = 1000;

/** Milliseconds until the width or text has settled. */
const DEBOUNCE = 100;

/** Calls back when the text or its space has changed, and at once when nodes of the host have. */
export function watchChanges(host: Element, onMutation: () => void, onChange: () => void): Dispose {
  const soon = createResizeScheduler(onChange, DEBOUNCE);
  const later = createResizeScheduler(onChange, DESIGN_DEBOUNCE);
  const controller = new AbortController();
  const { signal } = controller;
  let width: number | undefined;
  const sizes = createResizeObserver((entries) => {
    const now = entries.at(-1)?.contentRect.width;
    if (width !== undefined && now !== width) soon.schedule();
    width = now;
  });
  const observer = createMutationObserver((records) => {
    onMutation();
    if (!records.every(isOfDrawing)) soon.schedule();
  });
  sizes.observe(host);
  observer.observe(host, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener('loadingdone', later.schedule, { signal });
  addEventListener('tweak:change', later.schedule, { signal, capture: true }); // it may not bubble
  return () => {
    controller.abort();
    soon.cancel();
    later.cancel();
    sizes.disconnect();
    observer.disconnect();
  };
}

/** The copies are drawn into the host too. */
function isOfDrawing({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const moved = [...addedNodes, ...removedNodes];
  return isDrawn(target) || (moved.length > 0 && moved.every(isDrawn));
}

function isDrawn(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(DRAWN) != null;
}
