import type { Zoomer } from './zoomer';

/** How much a px of the wheel zooms; trackpads send their pinches as small steps with ctrl. */
const WHEEL = 0.002;
const PINCH = 0.01;

/** The wheel zooms with ctrl, and without it what is zoomed already. */
export function followWheel(stage: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  const zoom = (event: WheelEvent) => {
    if (!event.ctrlKey && !zoomer.isZoomed) return;
    event.preventDefault(); // else the browser zooms the page
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
    zoomer.zoomBy(factor, { x: event.clientX, y: event.clientY });
  };
  stage.addEventListener('wheel', zoom, { signal, passive: false });
}
