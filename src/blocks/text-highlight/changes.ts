import type { Dispose } from '../../data/dispose';
import { boxAround } from '../../dom/layout';
import { createMutationObserver, createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';
import type { TextHighlight } from './text-highlight';

/** Milliseconds for which a transition is followed (specification, section 9, dialogs, tooltips and text). */
const WATCH = 2000;

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

/** While something around the text changes by a transition, the lines are looked at in every frame. */
function watchTransitions({ element, signal }: TextHighlight, { redraw, startTransition }: Reactions): void {
  let running = 0;
  let until = 0;
  let isFollowing = false;
  const follow = () => {
    redraw();
    isFollowing = running > 0 && performance.now() < until && !signal.aborted;
    if (isFollowing) requestAnimationFrame(follow);
  };
  const on = (type: string, listener: () => void) => {
    const hearParent = ({ target }: Event) => {
      if (target instanceof Element && target.contains(element)) listener();
    };
    addEventListener(type, hearParent, { signal, capture: true });
  };
  const begin = () => {
    until = performance.now() + WATCH;
    running++;
    startTransition();
    if (!isFollowing) follow();
  };
  const end = () => {
    running = Math.max(0, running - 1);
    redraw();
  };
  on('transitionrun', begin);
  on('transitionend', end);
  on('transitioncancel', end);
}
