import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { contentSize } from '../../dom/layout';
import { watchSize } from '../../dom/timing/resize';
import type { Size } from './dimensions';

type Alignment = 'start' | 'center' | 'end';

/** Images and SVG drawings. */
type LaidOut = HTMLElement | SVGElement;

interface FluidLayout {
  /** The aspect ratio to keep inside the container; without one, the element fills it. */
  readonly dimensions: Size | undefined;
  readonly alignment: Alignment;
  /** Fills the container regardless of aspect ratio. */
  readonly stretch: boolean;
}

/** The largest size with the dimensions' aspect ratio inside a container; a height of 0 means no limit. */
export function fitInside(container: Size, { width, height }: Size): Size {
  const byHeight = container.height > 0 ? (container.height * width) / height : Number.POSITIVE_INFINITY;
  const fitted = Math.min(container.width, byHeight);
  return { width: fitted, height: (fitted * height) / width };
}

/** Centred unless the position names a side. */
export function alignmentOf(position: string | undefined): Alignment {
  return position === 'left' ? 'start' : position === 'right' ? 'end' : 'center';
}

/** The observer of each laid-out element; a new layout replaces the old one. */
const watchers = new WeakMap<Element, Dispose>();

/** Lays out an element in its container, and again whenever the container is resized. */
export function keepFluid(
  element: LaidOut,
  container: HTMLElement,
  layout: FluidLayout,
  attributes: ServerAttributes,
): Dispose {
  watchers.get(element)?.();
  const { dimensions, alignment } = layout;
  const stop =
    layout.stretch || !dimensions
      ? fill(element, attributes)
      : keepFitted(element, container, { dimensions, alignment }, attributes);
  watchers.set(element, stop);
  return stop;
}

/** Makes an element as large as its container, now and later. */
export function fill(element: LaidOut, attributes: ServerAttributes): Dispose {
  attributes.style(element, 'width', '100%');
  attributes.style(element, 'height', '100%');
  return () => {};
}

function keepFitted(
  element: LaidOut,
  container: HTMLElement,
  { dimensions, alignment }: { readonly dimensions: Size; readonly alignment: Alignment },
  attributes: ServerAttributes,
): Dispose {
  const isPositioned = /absolute|fixed/.test(getComputedStyle(element).position);
  const sizeOf = isPositioned ? paddingSize : contentSize;
  const hasOwnHeight = (isPositioned ? container.clientHeight : ownHeight(container, attributes)) > 0;
  let fitted: Size = { width: 0, height: 0 };
  const fitElement = () => {
    const { width: most, height: highest } = sizeOf(container);
    const { width, height } = fitInside({ width: most, height: hasOwnHeight ? highest : 0 }, dimensions);
    if (!width || (fitted.width === width && fitted.height === height)) return;
    fitted = { width, height };
    attributes.style(element, 'width', `${width}px`);
    attributes.style(element, 'height', `${height}px`);
  };
  attributes.style(element, 'margin', MARGINS[alignment]);
  if (hasOwnHeight) alignInFlex(container, alignment, attributes);
  else alignInColumn(element, container, attributes);
  fitElement();
  return watchSize(container, fitElement);
}

/** What an absolutely positioned element can fill. */
function paddingSize({ clientWidth: width, clientHeight: height }: HTMLElement): Size {
  return { width, height };
}

/** The height in px that CSS gives a container, whatever is in it. */
export function ownHeight(container: HTMLElement, attributes: ServerAttributes): number {
  const before = container.style.contain;
  attributes.style(container, 'contain', 'size');
  const { height } = contentSize(container);
  attributes.style(container, 'contain', before);
  return height;
}

/** A flex container aligns in-flow content; absolutely positioned elements are aligned by margins. */
function alignInFlex(container: HTMLElement, alignment: Alignment, attributes: ServerAttributes): void {
  attributes.style(container, 'display', 'flex');
  attributes.style(container, 'align-items', 'center');
  attributes.style(container, 'justify-content', alignment === 'center' ? 'center' : `flex-${alignment}`);
}

/** The container is as tall as its contents: a caption stays below the image. */
function alignInColumn(element: LaidOut, container: HTMLElement, attributes: ServerAttributes): void {
  attributes.style(element, 'display', 'block');
  if (getComputedStyle(container).display === 'inline') attributes.style(container, 'display', 'block');
}

const MARGINS: Readonly<Record<Alignment, string>> = {
  start: 'auto auto auto 0px',
  center: 'auto',
  end: 'auto 0px auto auto',
};
