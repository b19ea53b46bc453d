import type { Point, Size } from '../../media/images/settings';

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
function keepInside({ scale, x, y }: View, { picture, space: room }: Bounds): View {
  const reach = (size: number, space: number) => Math.max(0, (size * scale - space) / 2);
  const across = reach(picture.width, room.width);
  const down = reach(picture.height, room.height);
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most) + 0; // never -0
}
