import type { Dispose } from '../../data/dispose';
import { boxAround } from '../../dom/layout';
import { createMutationObserver, createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';

import type { TextHighlight } from './text-highlight';
import { watchTransitions } from './transitions';

export interface Reactions {
  /** The lines may lie elsewhere. */
  redraw(): void;
  /** Something around the text begins to change by a transition. */
  startTransition(): void;
}

/** Milliseconds until sizes have settled. */
const DEBOUNCE = 100;

/** Tells when the text's lines may have changed: by room, typeface, words, or a transition of what is around. */
export function watchChanges(block: TextHighlight, mark: Element, reactions: Reactions): Dispose {
  const box = boxAround(block.element);
  const { schedule, cancel } = createResizeScheduler(reactions.redraw, DEBOUNCE);
  let isKnown = false; // an observer begins with the size that the lines were measured in
  const sizes = createResizeObserver(() => {
    if (isKnown) schedule();
    isKnown = true;
  });
  const observer = createMutationObserver((records) => {
    if (records.some(({ target }) => !mark.contains(target))) reactions.redraw();
  });
  sizes.observe(box);
  observer.observe(box, { childList: true, characterData: true, subtree: true });
  document.fonts?.addEventListener('loadingdone', reactions.redraw, { signal: block.signal });
  watchTransitions(block, reactions);
  return () => {
    cancel();
    sizes.disconnect();
    observer.disconnect();
  };
}
