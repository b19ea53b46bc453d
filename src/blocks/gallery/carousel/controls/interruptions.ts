import type { Carousel } from '../carousel';

/** Why slides don't show by themselves for a while. */
export type Reason = 'pointer' | 'focus' | 'touch' | 'video' | 'hidden';

/** Tells each reason when it arises and when it goes. */
export function watchInterruptions(
  carousel: Carousel,
  notify: (reason: Reason, isGiven: boolean) => void,
): void {
  const { element, runtime, signal } = carousel;
  const on = (type: string, listener: (event: Event) => void) =>
    element.addEventListener(type, listener, { signal });
  const release = () => notify('touch', false);

  // The pointer may have been there before; a tap leaves a gallery hovered where nothing can hover.
  const isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches;
  if (isHovered && !runtime.media.isMobile()) notify('pointer', true);
  on('pointerenter', (event) => {
    if (!isTouch(event) && !runtime.media.isMobile()) notify('pointer', true);
  });
  on('pointerleave', () => notify('pointer', false));
  on('focusin', () => notify('focus', true));
  on('focusout', (event) =>
    notify('focus', element.contains((event as FocusEvent).relatedTarget as Node | null)),
  );
  on('pointerdown', (event) => {
    if (isTouch(event)) notify('touch', true);
  });
  on('pointerup', release);
  on('touchend', release); // a finger that scrolls is no pointer any more, but still there
  on('touchcancel', release);
  watchVideos(carousel, (isPlaying) => notify('video', isPlaying));
  const tellHidden = () => notify('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', tellHidden, { signal });
}

function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}

/** A video of the page's or of a block inside; several may play. */
function watchVideos({ element, signal }: Carousel, notify: (isPlaying: boolean) => void): void {
  const playing = new Set<EventTarget | null>();
  const start = ({ target }: Event) => notify(playing.add(target).size > 0);
  const stop = ({ target }: Event) => {
    playing.delete(target);
    notify(playing.size > 0);
  };
  for (const type of ['play', 'video:play']) element.addEventListener(type, start, { signal, capture: true });
  for (const type of ['pause', 'ended', 'video:stop'])
    element.addEventListener(type, stop, { signal, capture: true });
}
