import { useEffect } from 'react';
import * as page from '../../dom/page';
import { startTimeIn } from '../../media/start-time';

const SOUNDS = '[data-block="audio"], .sqs-audio-embed';

/** Goes to the time that the page's address gives, now and each time it changes. */
export function useStartTime(element: HTMLElement, audio: HTMLAudioElement | null): void {
  useEffect(() => {
    const seek = () => {
      const time = startTimeIn(location.hash, element.id, page.all(SOUNDS)[0] === element);
      if (audio && time !== undefined) audio.currentTime = time;
    };
    seek();
    addEventListener('hashchange', seek);
    return () => removeEventListener('hashchange', seek);
  }, [element, audio]);
}
