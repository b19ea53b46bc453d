import { createImage } from './draw';
import { fittedAddress } from './fitted-address';
import { readPicture } from './read-picture';
import { spaceForPicture } from './request-picture';
import type { LightboxSlide } from './slides';

export interface FullPicture {
  /** Requests a larger picture than fits the window; never a smaller one. */
  enlarge(): void;
}

/** Loads a slide's full picture into its box, at the fitting width or else the original; `settle` gets the outcome. */
export function loadFullPicture(
  slide: LightboxSlide,
  box: HTMLElement,
  priority: 'high' | 'low',
  settle: (state: 'shown' | 'broken') => void,
): FullPicture {
  const source = readPicture(slide);
  const space = spaceForPicture();
  const image = requestedFor(slide) ?? createImage(slide.alt);
  let isLarge = false;
  let hasFailed = false;

  function ask(): void {
    image.src = hasFailed ? source.src : fittedAddress(source, space, isLarge);
  }
  function tryAgain(): void {
    const isLast = hasFailed || !source.sizeFormat;
    hasFailed = true;
    if (isLast) giveUp();
    else ask();
  }
  function giveUp(): void {
    image.remove();
    settle('broken');
  }

  function show(): void {
    const settled = () => settle('shown');
    image.decode().then(settled, settled); // shown even if decoding in advance fails
  }

  image.addEventListener('load', show);
  image.addEventListener('error', tryAgain);
  image.fetchPriority = priority;
  box.prepend(image); // behind the thumbnail until it is fully loaded
  if (!source.src || isBroken(image)) tryAgain();
  else if (!image.src) ask();
  else if (image.complete) show();
  return {
    enlarge() {
      if (isLarge || !image.isConnected) return;
      isLarge = true;
      ask();
    },
  };
}

/** The image that was requested earlier, once: in a loop of two slides, each stands on both sides of the other. */
function requestedFor({ requested }: LightboxSlide): HTMLImageElement | undefined {
  return requested?.parentNode ? undefined : requested;
}

/** It was requested earlier, and has failed. */
function isBroken({ src, complete, naturalWidth }: HTMLImageElement): boolean {
  return src !== '' && complete && !naturalWidth;
}
