import { t } from '../../i18n/t';
import { savesData } from '../../media/images/responsive-image';
import { box, button } from './draw';
import type { Lightbox } from './lightbox';
import { type Slot, slotsAround } from './lightbox-state';
import { drawPicture, type Picture } from './picture';
import type { LightboxSlide } from './slides';

interface StagedSlide {
  readonly element: HTMLElement;
  readonly picture: Picture;
}

/**
 * Keeps the current slide on the stage. Returns a function that adds its neighbours, because the first frame must not
 * wait for them.
 */
export function showSlides(lightbox: Lightbox): () => void {
  const { state, forward, track } = lightbox;
  const { position, isZoomed, row } = state;
  const staged = new Map<number, StagedSlide>();

  function showAround(reach: 0 | 1): void {
    const slots = slotsAround(position.get(), row).filter(({ offset }) => Math.abs(offset) <= reach);
    for (const [at, { element }] of staged) {
      if (slots.some((slot) => slot.position === at)) continue;
      element.remove();
      staged.delete(at);
    }
    for (const slot of slots) put(slot);
  }

  function put(slot: Slot): void {
    const slide = staged.get(slot.position) ?? add(slot);
    if (!slide) return;
    const { element, picture } = slide;
    const isShown = slot.offset === 0;
    element.style.transform = `translateX(${slot.offset * forward * 100}%)`;
    element.dataset.shown = String(isShown);
    element.inert = !isShown;
    if (isShown || !savesData()) loadSoon(picture, isShown ? 'high' : 'low');
  }

  /** In the frame that shows the slide, so that it isn't delayed by the picture's download. */
  function loadSoon(picture: Picture, priority: 'high' | 'low'): void {
    requestAnimationFrame(() => state.isDisposed() || picture.load(priority));
  }

  function add({ position, index }: Slot): StagedSlide | undefined {
    const slide = state.slide(index);
    if (!slide) return undefined;
    const picture = drawPicture(lightbox.runtime, slide);
    const element = box('slide', picture.element);
    if (slide.play) picture.element.append(playButton(lightbox, slide));
    track.append(element);
    const made = { element, picture };
    staged.set(position, made);
    return made;
  }

  const showNeighbours = () => showAround(1);
  position.subscribe(showNeighbours);
  isZoomed.subscribe(() => isZoomed.get() && staged.get(position.get())?.picture.enlarge());
  showAround(0);
  return showNeighbours;
}

function playButton({ runtime, state }: Lightbox, { play }: LightboxSlide): HTMLElement {
  return button(t(runtime, 'Play video'), () => {
    state.close(); // the video takes the focus, which a modal dialog wouldn't allow
    play?.();
  });
}
