import { type SyntheticEvent, useState } from 'react';
import { fittedAddress, type Room } from './fitted-address';
import { readPicture } from './read-picture';
import type { LightboxSlide } from './slides';

interface Picture {
  readonly state: 'loading' | 'shown' | 'broken';
  readonly src: string;
  onLoad(event: SyntheticEvent<HTMLImageElement>): void;
  onError(): void;
}

/** A slide's picture on its way: in the width that fits, then without its size, then given up. */
export function usePicture(slide: LightboxSlide, isZoomed: boolean): Picture {
  const [picture] = useState(() => readPicture(slide));
  const [room] = useState(readRoom);
  const [isLarge, setLarge] = useState(false);
  const [isShown, setShown] = useState(false);
  const [failures, setFailures] = useState(0);
  if (isZoomed && !isLarge) setLarge(true); // and it stays, a smaller one is never asked for
  const isGivenUp = !picture.src || failures > (picture.sizeFormat ? 1 : 0);
  return {
    state: isGivenUp ? 'broken' : isShown ? 'shown' : 'loading',
    src: failures ? picture.src : fittedAddress(picture, room, isLarge),
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
