import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { createLifetime, type Lifetime } from '../../data/disposables';
import { insertMountPoint } from '../mount-point';
import { hideOnBlur, hideOnLeave, keepInPlace } from './hide';
import { type Point, placeAtElement, placeAtPointer } from './place';
import { STYLES } from './styles';

const ID = 'mortar-tooltip';

export interface TooltipRequest {
  readonly element: Element;
  readonly text: string;
  /** Where the pointer is, in px of the viewport; nowhere for an element that has the keyboard's focus. */
  readonly pointer?: Point | undefined;
}

/** Draws a tooltip that stays until Escape or until the visitor turns away; the lifetime ends it sooner. */
export function showTooltip(runtime: Runtime, { element, text, pointer }: TooltipRequest): Lifetime {
  const life = createLifetime();
  const tooltip = drawTooltip(life, runtime, text);
  const place = () => {
    const viewport = { width: page.root().clientWidth, height: innerHeight };
    const size = tooltip.getBoundingClientRect();
    const { x, y } = pointer
      ? placeAtPointer(pointer, size, viewport)
      : placeAtElement(element.getBoundingClientRect(), size, viewport);
    Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
  };
  place();
  describe(life, runtime, element);
  life.keep(runtime.escape.push(life.end));
  hideOnLeave(life, element, tooltip);
  hideOnBlur(life, element);
  keepInPlace(life, element, tooltip, pointer ? life.end : place);
  return life;
}

function drawTooltip(life: Lifetime, runtime: Runtime, text: string): HTMLElement {
  const tooltip = page.create('div');
  tooltip.className = 'mortar-tooltip';
  tooltip.id = ID;
  tooltip.setAttribute('role', 'tooltip');
  tooltip.textContent = text;
  insertMountPoint(life, runtime, 'mortar-tooltip-mount-point', STYLES).append(tooltip);
  tooltip.popover = 'manual';
  tooltip.showPopover?.(); // above the page's own dialogs
  return tooltip;
}

/** What describes the element already goes on describing it. */
function describe(life: Lifetime, runtime: Runtime, element: Element): void {
  const attributes = runtime.keepAttributes();
  const described = element.getAttribute('aria-describedby');
  attributes.set(element, 'aria-describedby', described ? `${described} ${ID}` : ID);
  life.keep(attributes.restore);
}
