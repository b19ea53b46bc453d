import type { Reactions } from './changes';
import type { TextHighlight } from './text-highlight';

/** Milliseconds for which a transition is followed (specification, section 9, dialogs, tooltips and text). */
const WATCH = 2000;

/** While something around the text changes by a transition, the lines are looked at in every frame. */
export function watchTransitions(
  { element, signal }: TextHighlight,
  { redraw, startTransition }: Reactions,
): void {
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
