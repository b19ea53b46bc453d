import { savesData } from '../../images/responsive-image';
import { say } from '../../messages/say';
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

/** Keeps on the stage the slide that is shown. Returns what adds its neighbours, out of sight. */
export function showSlides(lightbox: Lightbox): () => void {
  const { viewing, forward, track } = lightbox;
  const { position, isZoomed, row } = viewing;
  const laid = new Map<number, Laid>();
  let reach = 0;

  function draw(): void {
    const places = placesAround(position.get(), row).filter(({ offset }) => Math.abs(offset) <= reach);
    for (const [at, { element }] of laid) {
      if (places.some((place) => place.position === at)) continue;
      element.remove();
      laid.delete(at);
    }
    for (const place of places) put(place);
  }

  function put(place: Place): void {
    const slide = viewing.slide(place.index);
    if (!slide) return;
    const { element, picture } = laid.get(place.position) ?? lay(place.position, slide);
    const isShown = place.offset === 0;
    element.style.transform = `translateX(${place.offset * forward * 100}%)`;
    element.dataset.shown = String(isShown);
    element.inert = !isShown;
    if (isShown || !savesData()) picture.load(isShown ? 'high' : 'low');
  }

  function lay(at: number, slide: LightboxSlide): Laid {
    const picture = drawPicture(lightbox.runtime, slide);
    const element = box('slide', picture.element);
    if (slide.play) picture.element.append(playButton(lightbox, slide));
    track.append(element);
    laid.set(at, { element, picture });
    return { element, picture };
  }

  position.subscribe(draw);
  isZoomed.subscribe(() => isZoomed.get() && laid.get(position.get())?.picture.enlarge());
  draw();
  return () => {
    reach = 1;
    draw();
  };
}

function playButton({ runtime, viewing }: Lightbox, { play }: LightboxSlide): HTMLElement {
  return button(say(runtime, 'Play video'), () => {
    viewing.close(); // what plays takes the focus, and nothing outside of a dialog can
    play?.();
  });
}
