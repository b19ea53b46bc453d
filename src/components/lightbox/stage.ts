import { savesData } from '../../media/images/responsive-image';
import { say } from '../../i18n/t';
import { box, button } from './draw';
import type { Lightbox } from './lightbox';
import { drawPicture, type Picture } from './picture';
import { type Place, placesAround } from './places';
import type { LightboxSlide } from './slides';

/** A slide that lies on the stage. */
interface Laid {
  readonly element: HTMLElement;
  readonly picture: Picture;
}

/** Keeps the slide that is shown on the stage. Returns what adds those beside it, since the first frame waits for nothing. */
export function showSlides(lightbox: Lightbox): () => void {
  const { viewing, forward, track } = lightbox;
  const { position, isZoomed, row } = viewing;
  const laid = new Map<number, Laid>();

  function showAround(reach: 0 | 1): void {
    const places = placesAround(position.get(), row).filter(({ offset }) => Math.abs(offset) <= reach);
    for (const [at, { element }] of laid) {
      if (places.some((place) => place.position === at)) continue;
      element.remove();
      laid.delete(at);
    }
    for (const place of places) put(place);
  }

  function put(place: Place): void {
    const slide = laid.get(place.position) ?? lay(place);
    if (!slide) return;
    const { element, picture } = slide;
    const isShown = place.offset === 0;
    element.style.transform = `translateX(${place.offset * forward * 100}%)`;
    element.dataset.shown = String(isShown);
    element.inert = !isShown;
    if (isShown || !savesData()) loadSoon(picture, isShown ? 'high' : 'low');
  }

  /** With the frame that shows the slide, so that it comes before the picture's bytes. */
  function loadSoon(picture: Picture, priority: 'high' | 'low'): void {
    requestAnimationFrame(() => viewing.isOver() || picture.load(priority));
  }

  function lay({ position, index }: Place): Laid | undefined {
    const slide = viewing.slide(index);
    if (!slide) return undefined;
    const picture = drawPicture(lightbox.runtime, slide);
    const element = box('slide', picture.element);
    if (slide.play) picture.element.append(playButton(lightbox, slide));
    track.append(element);
    const made = { element, picture };
    laid.set(position, made);
    return made;
  }

  const showNeighbours = () => showAround(1);
  position.subscribe(showNeighbours);
  isZoomed.subscribe(() => isZoomed.get() && laid.get(position.get())?.picture.enlarge());
  showAround(0);
  return showNeighbours;
}

function playButton({ runtime, viewing }: Lightbox, { play }: LightboxSlide): HTMLElement {
  return button(say(runtime, 'Play video'), () => {
    viewing.close(); // what plays takes the focus, and nothing outside of a dialog can
    play?.();
  });
}
