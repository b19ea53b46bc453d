import { useState } from 'react';
import type { Dispose } from '../../data/dispose';
import { isVisible } from '../../dom/is-visible';
import { watchVisible } from '../../dom/watch-visible';
import { isAudible, MEDIA_HIDE, VIDEO_PLAY, VIDEO_STOP } from '../../media/events';
import { pauseAllBut } from '../../media/pause';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';

/** Coordinates which media on the page is audible. */
export interface Turn {
  /** The block's video plays, and other media pauses; when other media becomes audible, `end` is called. */
  take(end: Dispose): void;
  /** The block's video is silent. */
  leave(): void;
}

/** Tells the page when the block's video plays and stops; it yields to other audible media, and when it is hidden. */
export function useTurn(element: HTMLElement): Turn {
  const [turn] = useState(() => createTurn(element));
  useSignalEffect((signal) => {
    const yieldTo = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) turn.yield();
    };
    const yieldToPlaying = (event: Event) => {
      if (isAudible(event.target)) yieldTo(event);
    };
    const yieldIfHidden = ({ target }: Event) => {
      const isHidden = target instanceof Node && target.contains(element);
      if (isHidden && !element.contains(document.fullscreenElement)) turn.hide();
    };
    addEventListener(MEDIA_HIDE, yieldIfHidden, { signal });
    addEventListener(VIDEO_PLAY, yieldTo, { signal });
    addEventListener('play', yieldToPlaying, { signal, capture: true }); // media events don't bubble
    return watchClosed(element, turn.hide);
  });
  return turn;
}

/** What collapses in a movement is first out of sight, and hidden after that. */
const COLLAPSED = 500;

/** Tells when the element leaves the window because a popup, a tab or an answer around it closes. */
function watchClosed(element: HTMLElement, notify: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => isVisible(element) || notify();
  const stopWatching = watchVisible(element, (isInWindow) => {
    clearTimeout(timer);
    if (isInWindow) return;
    check();
    timer = setTimeout(check, COLLAPSED);
  });
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}

interface OwnTurn extends Turn {
  /** Other media is audible now: the video ends, also a paused one. */
  yield(): void;
  /** Nobody sees the video: it ends if it plays, while a paused one keeps its place. */
  hide(): void;
}

function createTurn(element: HTMLElement): OwnTurn {
  let isPlaying = false;
  let endTurn: Dispose | undefined;

  const notify = (isNow: boolean) => {
    if (isNow === isPlaying) return;
    isPlaying = isNow;
    element.dispatchEvent(new CustomEvent(isNow ? VIDEO_PLAY : VIDEO_STOP, { bubbles: true }));
  };
  const end = () => {
    endTurn?.();
    endTurn = undefined;
    notify(false);
  };
  return {
    take(newEnd) {
      endTurn = newEnd;
      pauseAllBut(element);
      notify(true);
    },
    leave: () => notify(false),
    yield: end,
    hide() {
      if (isPlaying) end();
    },
  };
}
