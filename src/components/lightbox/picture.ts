import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { box, createImage } from './draw';
import { type FullPicture, loadFullPicture } from './full-picture';
import type { LightboxSlide } from './slides';

/** A slide's picture: the thumbnail from the page until the full one has loaded. */
export interface Picture {
  readonly element: HTMLElement;
  /** Loads the full picture, if not loaded already. */
  load(priority: 'high' | 'low'): void;
  /** Requests a larger picture than fits the window. */
  enlarge(): void;
}

/** Shows the thumbnail; if the full picture can't be loaded, a message says so. */
export function drawPicture(runtime: Runtime, slide: LightboxSlide): Picture {
  const element = box('picture');
  const small = createImage('');
  let full: FullPicture | undefined;
  if (slide.thumbnail?.currentSrc) {
    small.src = slide.thumbnail.currentSrc;
    element.append(small);
  }
  element.dataset.state = 'loading';
  reserveSpace(element, slide);

  function settle(state: 'shown' | 'broken'): void {
    element.dataset.state = state;
    if (state === 'shown') small.remove();
    else element.append(brokenMessage(runtime));
  }
  return {
    element,
    load(priority) {
      full ??= loadFullPicture(slide, element, priority, settle);
    },
    enlarge: () => full?.enlarge(),
  };
}

export function shownPicture(stage: HTMLElement): HTMLElement | null {
  return stage.querySelector('[data-shown="true"] .mortar-lightbox-picture');
}

function brokenMessage(runtime: Runtime): HTMLElement {
  const message = page.create('p');
  message.textContent = t(runtime, 'This image could not be loaded.');
  return message;
}

/** Custom properties from which the style sheet computes the picture's box. */
function reserveSpace({ style }: HTMLElement, { dimensions, thumbnail }: LightboxSlide): void {
  const ratio = dimensions ? dimensions.width / dimensions.height : ratioOf(thumbnail);
  style.setProperty('--ratio', String(ratio));
  style.setProperty('--width', dimensions ? `${dimensions.width}px` : '100vw');
}

function ratioOf(image: HTMLImageElement | null): number {
  return image?.naturalHeight ? image.naturalWidth / image.naturalHeight : 3 / 2;
}
