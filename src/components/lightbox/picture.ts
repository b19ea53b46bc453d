import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { box, createImage } from './draw';
import { type FullPicture, loadFullPicture } from './full-picture';
import type { LightboxSlide } from './slides';

/** A slide's picture: the small one that the page shows already, until the full one is there. */
export interface Picture {
  readonly element: HTMLElement;
  /** Asks for the full picture, if that hasn't been done. */
  load(priority: 'high' | 'low'): void;
  /** Asks for more of it than fits the window. */
  enlarge(): void;
}

/** Draws the small picture; where the full one cannot be had, words say so. */
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
    else element.append(excuse(runtime));
  }
  return {
    element,
    load(priority) {
      full ??= loadFullPicture(slide, element, priority, settle);
    },
    enlarge: () => full?.enlarge(),
  };
}

/** The picture of the slide that is shown now. */
export function shownPicture(stage: HTMLElement): HTMLElement | null {
  return stage.querySelector('[data-shown="true"] .mortar-lightbox-picture');
}

function excuse(runtime: Runtime): HTMLElement {
  const message = page.create('p');
  message.textContent = t(runtime, 'This image could not be loaded.');
  return message;
}

/** What the style sheet makes the picture's box of. */
function reserveSpace({ style }: HTMLElement, { dimensions, thumbnail }: LightboxSlide): void {
  const ratio = dimensions ? dimensions.width / dimensions.height : ratioOf(thumbnail);
  style.setProperty('--ratio', String(ratio));
  style.setProperty('--width', dimensions ? `${dimensions.width}px` : '100vw');
}

function ratioOf(image: HTMLImageElement | null): number {
  return image?.naturalHeight ? image.naturalWidth / image.naturalHeight : 3 / 2;
}
