import type { Dispose } from '../../data/dispose';
import { boxAround } from '../../dom/layout';
import { createMutationObserver, createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';
import type { TextHighlight } from './settings';

/** Milliseconds for which a transition is followed (specification, section 9, dialogs, tooltips and text). */
const WATCH = 2000;

interface Reactions {
  /** The lines may have moved. */
  redraw(): void;
  /** An ancestor starts a transition. */
  startTransition(): void;
}

/** Milliseconds until sizes have settled. */
const DEBOUNCE = 100;

/** Calls back when the text's lines may have changed: through space, fonts, text, or an ancestor's transition. */
export function watchChanges(block: TextHighlight, mark: Element, reactions: Reactions): Dispose {
  const box = boxAround(block.element);
  const { schedule, cancel } = createResizeScheduler(reactions.redraw, DEBOUNCE);
  let isKnown = false; // an observer's first call reports the size that was measured
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

/** Checks the lines in every frame during a transition of an ancestor. */
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
    const onAncestor = ({ target }: Event) => {
      if (target instanceof Element && target.contains(element)) listener();
    };
    addEventListener(type, onAncestor, { signal, capture: true });
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
