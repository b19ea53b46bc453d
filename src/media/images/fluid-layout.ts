import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { watchSize } from '../../dom/timing/resize';

import type { Size } from './settings';

export type Alignment = 'start' | 'center' | 'end';

/** Images and SVG drawings. */
type LaidOut = HTMLElement | SVGElement;

export interface FluidLayout {
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
      ? stretch(element, attributes)
      : keepFitted(element, container, { dimensions, alignment }, attributes);
  watchers.set(element, stop);
  return stop;
}

function stretch(element: LaidOut, attributes: ServerAttributes): Dispose {
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
  const hasOwnHeight = heightWithout(element, container, attributes) > 0;
  let fitted: Size = { width: 0, height: 0 };
  const fitElement = () => {
    const space = { width: container.clientWidth, height: hasOwnHeight ? container.clientHeight : 0 };
    const { width, height } = fitInside(space, dimensions);
    if (!width || (fitted.width === width && fitted.height === height)) return;
    fitted = { width, height };
    attributes.style(element, 'width', `${width}px`);
    attributes.style(element, 'height', `${height}px`);
  };
  align(element, container, alignment, attributes);
  fitElement();
  return watchSize(container, fitElement);
}

/** Whether the container has its own height only shows while the element takes up no space. */
function heightWithout(element: LaidOut, container: HTMLElement, attributes: ServerAttributes): number {
  const before = element.style.display;
  attributes.style(element, 'display', 'none');
  const height = container.clientHeight;
  attributes.style(element, 'display', before);
  return height;
}

/** A flex container aligns in-flow content; absolutely positioned elements are aligned by margins. */
function align(
  element: LaidOut,
  container: HTMLElement,
  alignment: Alignment,
  attributes: ServerAttributes,
): void {
  attributes.style(container, 'display', 'flex');
  attributes.style(container, 'align-items', 'center');
  attributes.style(container, 'justify-content', alignment === 'center' ? 'center' : `flex-${alignment}`);
  attributes.style(element, 'margin', MARGINS[alignment]);
}

const MARGINS: Readonly<Record<Alignment, string>> = {
  start: 'auto auto auto 0px',
  center: 'auto',
  end: 'auto 0px auto auto',
};
