import type { Carousel } from '../carousel';

/** Why autoplay is interrupted. */
export type Reason = 'pointer' | 'focus' | 'touch' | 'video' | 'hidden';

/** Reports when each reason begins and ends. */
export function watchInterruptions(
  carousel: Carousel,
  notify: (reason: Reason, isGiven: boolean) => void,
): void {
  const { element, runtime, signal } = carousel;
  const on = (type: string, listener: (event: Event) => void) =>
    element.addEventListener(type, listener, { signal });
  const release = () => notify('touch', false);

  // Pointer and focus may already have been there; after a tap, a gallery stays hovered on devices that can't hover.
  const isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches;
  if (isHovered && !runtime.media.isMobile()) notify('pointer', true);
  if (element.matches(':focus-within')) notify('focus', true);
  on('pointerenter', (event) => {
    if (!isTouch(event) && !runtime.media.isMobile()) notify('pointer', true);
  });
  on('pointerleave', () => notify('pointer', false));
  on('focusin', () => notify('focus', true));
  on('focusout', () => notify('focus', false)); // within the gallery, focusin follows
  on('pointerdown', (event) => {
    if (isTouch(event)) notify('touch', true);
  });
  on('pointerup', release);
  on('touchend', release); // a finger that scrolls loses its pointer but is still there
  on('touchcancel', release);
  watchVideos(carousel, (isPlaying) => notify('video', isPlaying));
  const notifyHidden = () => notify('hidden', document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', notifyHidden, { signal });
}

function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}

/** Videos of the page or of a block inside; several may be playing. */
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
