import { type SyntheticEvent, useState } from 'react';
import { fullPicture, type Room } from './full-picture';
import type { LightboxSlide } from './slides';

interface Picture {
  readonly state: 'loading' | 'shown' | 'broken';
  readonly src: string;
  onLoad(event: SyntheticEvent<HTMLImageElement>): void;
  onError(): void;
}

/** A slide's picture on its way: in the width that fits, then without its size, then given up. */
export function usePicture(slide: LightboxSlide, isZoomed: boolean): Picture {
  const [room] = useState(readRoom);
  const [isLarge, setLarge] = useState(false);
  const [isShown, setShown] = useState(false);
  const [failures, setFailures] = useState(0);
  if (isZoomed && !isLarge) setLarge(true); // and it stays, a smaller one is never asked for
  const isGivenUp = !slide.src || failures > (slide.sizeFormat ? 1 : 0);
  return {
    state: isGivenUp ? 'broken' : isShown ? 'shown' : 'loading',
    src: failures ? slide.src : fullPicture(slide, room, isLarge),
    onLoad({ currentTarget }) {
      const show = () => setShown(true);
      currentTarget.decode().then(show, show); // one that cannot be decoded in advance is shown all the same
    },
    onError: () => setFailures((before) => before + 1),
  };
}

function readRoom(): Room {
  return { width: innerWidth, height: innerHeight, dpr: devicePixelRatio };
}
