import type { Point, Size } from '../../media/images/dimensions';

/** Zoom factor of a double-tap. */
const CLOSE_UP = 2.5;

/** Zooms the current picture. Points are in px of the window. */
export interface Zoomer {
  readonly isZoomed: boolean;
  zoomBy(factor: number, at: Point): void;
  panBy(by: Point): void;
  /** Toggles between fitted and zoomed. */
  toggle(at: Point): void;
  /** Back to fitted. */
  reset(): void;
}

/** `onChange` is called when zooming starts and when it ends. */
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

  /** The element's rectangle includes the current view's transform. */
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
      if (zoomed) show(WHOLE, zoomed); // the current picture may have changed
    },
  };
}

function boundsOf({ offsetWidth, offsetHeight }: HTMLElement): Bounds {
  return {
    picture: { width: offsetWidth, height: offsetHeight },
    space: { width: innerWidth, height: innerHeight },
  };
}

/** How a picture is displayed: its scale, and its centre's offset in px from the fitted position. */
export interface View extends Point {
  readonly scale: number;
}

/** The fitted picture's size in px, and the window's. */
export interface Bounds {
  readonly picture: Size;
  readonly space: Size;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;

/** The view at another scale, keeping `point` in place; `point` is in px from the centre of the fitted picture. */
export function zoomAbout(view: View, scale: number, { x, y }: Point, bounds: Bounds): View {
  const next = clamp(scale, 1, LARGEST);
  const growth = next / view.scale;
  const moved = { scale: next, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth };
  return keepInside(moved, bounds);
}

/** The view moved by an offset in px. */
export function pan({ scale, x, y }: View, by: Point, bounds: Bounds): View {
  return keepInside({ scale, x: x + by.x, y: y + by.y }, bounds);
}

/** The picture's edges stay at or beyond the window's; a picture smaller than the window stays centred. */
function keepInside({ scale, x, y }: View, { picture, space }: Bounds): View {
  const reach = (size: number, space: number) => Math.max(0, (size * scale - space) / 2);
  const across = reach(picture.width, space.width);
  const down = reach(picture.height, space.height);
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most) + 0; // avoids -0
}
