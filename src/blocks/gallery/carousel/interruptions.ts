import type { Moving } from './moving';

/** Why slides don't show by themselves for a while. */
export type Reason = 'pointer' | 'focus' | 'touch' | 'video' | 'hidden';

/** Tells each reason when it arises and when it goes. */
export function watchInterruptions(moving: Moving, tell: (reason: Reason, isGiven: boolean) => void): void {
  const { element, runtime, signal } = moving;
  const on = (type: string, hear: (event: Event) => void) => element.addEventListener(type, hear, { signal });
  const release = () => tell('touch', false);

  // The pointer may have been there before; a tap leaves a gallery hovered where nothing can hover.
  const isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches;
  if (isHovered && !runtime.media.isMobile()) tell('pointer', true);
  on('pointerenter', (event) => {
    if (!isTouch(event) && !runtime.media.isMobile()) tell('pointer', true);
  });
  on('pointerleave', () => tell('pointer', false));
  on('focusin', () => tell('focus', true));
  on('focusout', (event) =>
    tell('focus', element.contains((event as FocusEvent).relatedTarget as Node | null)),
  );
  on('pointerdown', (event) => {
    if (isTouch(event)) tell('touch', true);
  });
  on('pointerup', release);
  on('touchend', release); // a finger that scrolls is no pointer any more, but still there
  on('touchcancel', release);
  watchVideos(moving, (isPlaying) => tell('video', isPlaying));
  const tellHidden = () => tell('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', tellHidden, { signal });
}

function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}

/** A video of the page's or of a block inside; several may play. */
function watchVideos({ element, signal }: Moving, tell: (isPlaying: boolean) => void): void {
  const playing = new Set<EventTarget | null>();
  const start = ({ target }: Event) => tell(playing.add(target).size > 0);
  const stop = ({ target }: Event) => {
    playing.delete(target);
    tell(playing.size > 0);
  };
  for (const type of ['play', 'video:play']) element.addEventListener(type, start, { signal, capture: true });
  for (const type of ['pause', 'ended', 'video:stop'])
    element.addEventListener(type, stop, { signal, capture: true });
}
