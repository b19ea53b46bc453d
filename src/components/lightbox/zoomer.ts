import type { Point } from '../../media/images/settings';
import { type Bounds, pan, type View, WHOLE, zoomAbout } from './zoom';

/** How large a double-tap shows a picture. */
const CLOSE_UP = 2.5;

/** Zooms the picture that is shown now. Points are in px of the window. */
export interface Zoomer {
  readonly isZoomed: boolean;
  zoomBy(factor: number, at: Point): void;
  panBy(by: Point): void;
  /** From whole to near and back. */
  toggle(at: Point): void;
  /** Shows the picture whole. */
  reset(): void;
}

/** `onChange` is told when a picture that was whole is zoomed, and when it is whole again. */
export function createZoomer(
  picture: () => HTMLElement | null,
  onChange: (isZoomed: boolean) => void,
): Zoomer {
  let view = WHOLE;
  let zoomed: HTMLElement | null = null;

  function show(next: View, element: HTMLElement): void {
    const wasZoomed = view.scale > 1;
    view = next;
    zoomed = element;
    const isZoomed = view.scale > 1;
    element.style.transform = isZoomed ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : '';
    if (isZoomed !== wasZoomed) onChange(isZoomed);
  }

  function zoomTo(scale: number, at: Point): void {
    const element = picture();
    if (element) show(zoomAbout(view, scale, fromCentre(element, at), boundsOf(element)), element);
  }

  /** The element's rectangle lies where the view has moved it to. */
  function fromCentre(element: HTMLElement, at: Point): Point {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: at.x - (left + width / 2) + view.x, y: at.y - (top + height / 2) + view.y };
  }

  return {
    get isZoomed() {
      return view.scale > 1;
    },
    zoomBy: (factor, at) => zoomTo(view.scale * factor, at),
    panBy(by) {
      const element = picture();
      if (element) show(pan(view, by, boundsOf(element)), element);
    },
    toggle: (at) => zoomTo(view.scale > 1 ? 1 : CLOSE_UP, at),
    reset() {
      if (zoomed) show(WHOLE, zoomed); // another one may be shown by now
    },
  };
}

function boundsOf({ offsetWidth, offsetHeight }: HTMLElement): Bounds {
  return {
    picture: { width: offsetWidth, height: offsetHeight },
    space: { width: innerWidth, height: innerHeight },
  };
}
