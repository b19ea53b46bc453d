import { say } from '../../messages/say';
import * as page from '../../runtime/page';
import type { Runtime } from '../../types';
import { box } from './draw';
import { fittedAddress } from './fitted-address';
import { readPicture } from './read-picture';
import type { LightboxSlide } from './slides';

/** A slide's picture: the small one that the page shows already, until the full one is there. */
export interface Picture {
  readonly element: HTMLElement;
  /** Asks for the full picture, if that hasn't been done. */
  load(priority: 'high' | 'low'): void;
  /** Asks for more of it than fits the window; a smaller one is never asked for again. */
  enlarge(): void;
}

/** The full picture comes in the width that fits, else without its size, else words say that there is none. */
export function drawPicture(runtime: Runtime, slide: LightboxSlide): Picture {
  const source = readPicture(slide);
  const room = { width: innerWidth, height: innerHeight, dpr: devicePixelRatio };
  const small = createImage('');
  const full = createImage(slide.alt);
  const element = box('picture');
  let isAsked = false;
  let isLarge = false;
  let hasFailed = false;
  full.addEventListener('load', () => full.decode().then(show, show)); // one that cannot be decoded in advance is shown all the same
  full.addEventListener('error', tryAgain);
  if (slide.thumbnail?.currentSrc) {
    small.src = slide.thumbnail.currentSrc;
    element.append(small);
  }
  element.dataset.state = 'loading';
  giveRoom(element, slide);

  function ask(): void {
    full.src = hasFailed ? source.src : fittedAddress(source, room, isLarge);
  }
  function tryAgain(): void {
    const isLast = hasFailed || !source.sizeFormat;
    hasFailed = true;
    if (isLast) giveUp();
    else ask();
  }
  function show(): void {
    element.dataset.state = 'shown';
    small.remove();
  }
  function giveUp(): void {
    const words = page.create('p');
    words.textContent = say(runtime, 'This image could not be loaded.');
    element.dataset.state = 'broken';
    element.append(words);
    full.remove();
  }

  return {
    element,
    load(priority) {
      if (isAsked) return;
      isAsked = true;
      full.fetchPriority = priority;
      element.append(full);
      if (source.src) ask();
      else giveUp();
    },
    enlarge() {
      if (isLarge || !full.isConnected) return;
      isLarge = true;
      ask();
    },
  };
}

function createImage(alt: string): HTMLImageElement {
  const image = page.create('img');
  image.alt = alt;
  image.draggable = false;
  return image;
}

/** What the style sheet makes the picture's box of. */
function giveRoom({ style }: HTMLElement, { dimensions, thumbnail }: LightboxSlide): void {
  const ratio = dimensions ? dimensions.width / dimensions.height : ratioOf(thumbnail);
  style.setProperty('--ratio', String(ratio));
  style.setProperty('--width', dimensions ? `${dimensions.width}px` : '100vw');
}

function ratioOf(image: HTMLImageElement | null): number {
  return image?.naturalHeight ? image.naturalWidth / image.naturalHeight : 3 / 2;
}
