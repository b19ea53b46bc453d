import * as page from '../../dom/page';
import { startTimeIn } from '../../media/start-time';
import type { AudioBlock } from './audio';

const SOUNDS = '[data-block="audio"], .sqs-audio-embed';

/** Goes to the time that the page's address gives, now and each time it changes. */
export function followAddress({ element, signal }: AudioBlock, audio: HTMLAudioElement): void {
  const goThere = () => {
    const time = startTimeIn(location.hash, element.id, page.all(SOUNDS)[0] === element);
    if (time !== undefined) audio.currentTime = time;
  };
  addEventListener('hashchange', goThere, { signal });
  goThere();
}
