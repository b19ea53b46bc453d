import type { Point, Size } from '../../media/images/settings';

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

/** How a picture is seen: how large, and how many px its centre lies from where it would lie whole. */
export interface View extends Point {
  readonly scale: number;
}

/** The picture's size in px when it is seen whole, and that of the window. */
export interface Bounds {
  readonly picture: Size;
  readonly space: Size;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;

/** The view with another scale, in which `point`, in px from the centre of the whole picture, stays where it is. */
export function zoomAbout(view: View, scale: number, { x, y }: Point, bounds: Bounds): View {
  const next = clamp(scale, 1, LARGEST);
  const growth = next / view.scale;
  const moved = { scale: next, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth };
  return keepInside(moved, bounds);
}

/** The view moved by so many px. */
export function pan({ scale, x, y }: View, by: Point, bounds: Bounds): View {
  return keepInside({ scale, x: x + by.x, y: y + by.y }, bounds);
}

/** No edge of the picture comes further in than the window's; what fits the window stays in its middle. */
function keepInside({ scale, x, y }: View, { picture, space }: Bounds): View {
  const reach = (size: number, space: number) => Math.max(0, (size * scale - space) / 2);
  const across = reach(picture.width, space.width);
  const down = reach(picture.height, space.height);
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most) + 0; // never -0
}
