import * as page from '../dom/page';
import { isAudible } from './events';

/** Only one plays at a time; muted media and media inside the same element go on. */
export function pauseAllBut(one: EventTarget | null): void {
  pauseWhere((media) => !isWithin(one, media));
}

/** Pauses everything audible inside an element. */
export function pauseWithin(container: EventTarget | null): void {
  pauseWhere((media) => isWithin(container, media));
}

function pauseWhere(isMeant: (media: HTMLMediaElement) => boolean): void {
  for (const media of page.all<HTMLMediaElement>('audio, video')) {
    if (isMeant(media) && isAudible(media)) media.pause();
  }
}

function isWithin(container: EventTarget | null, media: HTMLMediaElement): boolean {
  return container instanceof Node && container.contains(media);
}
