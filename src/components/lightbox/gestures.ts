import { isWithModifier } from '../../dom/delegate';
import { followClicks } from './clicks';
import { createDrag } from './drag';
import type { Lightbox } from './lightbox';
import type { LightboxState } from './lightbox-state';
import { shownPicture } from './picture';
import { followPointers } from './pointers';
import { createZoomer, type Zoomer } from './zoomer';

/** Pointer, wheel and keyboard input in an open lightbox. */
export function followGestures(lightbox: Lightbox): void {
  const { dialog, stage, state, forward } = lightbox;
  const controller = new AbortController();
  const { signal } = controller;
  const zoomer = createZoomer(() => shownPicture(stage), state.isZoomed.set);
  followPointers({ stage, zoomer, signal, ...createDrag(lightbox) });
  followWheel(stage, zoomer, signal);
  followClicks({ stage, state, zoomer, forward, signal });
  followKeys(dialog, { state, forward, signal });
  state.position.subscribe(zoomer.reset);
  state.add(() => controller.abort());
}

/** Milliseconds between two key steps (specification, section 9, lightbox). */
const THROTTLE = 200;

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go to the slide on their side; a held key repeats at a throttled rate. */
function followKeys(
  dialog: HTMLElement,
  { state, forward, signal }: { state: LightboxState; forward: number; signal: AbortSignal },
): void {
  let last = Number.NEGATIVE_INFINITY;

  function press(event: KeyboardEvent): void {
    const side = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
    if (!side || isWithModifier(event)) return;
    event.preventDefault();
    if (event.timeStamp - last < THROTTLE) return;
    last = event.timeStamp;
    state.step(side * forward);
  }

  dialog.addEventListener('keydown', press, { signal });
}

/** Zoom per px of wheel movement; trackpads send pinches as small steps with ctrl. */
const WHEEL = 0.002;
const PINCH = 0.01;

/** The wheel zooms with ctrl, and without it if already zoomed. */
function followWheel(stage: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  const zoom = (event: WheelEvent) => {
    if (!event.ctrlKey && !zoomer.isZoomed) return;
    event.preventDefault(); // or the browser zooms the page
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
    zoomer.zoomBy(factor, { x: event.clientX, y: event.clientY });
  };
  stage.addEventListener('wheel', zoom, { signal, passive: false });
}
