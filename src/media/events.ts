/** Events that videos dispatch when they play; galleries and other videos listen for them. They bubble. */
export const VIDEO_PLAY = 'video:play';
export const VIDEO_STOP = 'video:stop';

/** Dispatched on an element that hides its contents, such as a slide that is left: what plays in it ends. It bubbles. */
export const MEDIA_HIDE = 'media:hide';

/** Whether media is audible. Muted media doesn't pause others. */
export function isAudible(target: EventTarget | null): target is HTMLMediaElement {
  return target instanceof HTMLMediaElement && !target.paused && !target.muted;
}
