/** Names of the events by which videos tell that they play; galleries and other videos listen. They bubble. */
export const VIDEO_PLAY = 'video:play';
export const VIDEO_STOP = 'video:stop';

/** Whether something plays that a visitor hears. Silent pictures take nobody's turn. */
export function isHeard(target: EventTarget | null): target is HTMLMediaElement {
  return target instanceof HTMLMediaElement && !target.paused && !target.muted;
}
