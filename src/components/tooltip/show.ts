import { createDisposables, type Disposables } from '../../data/dispose';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Point } from '../../media/images/dimensions';
import type { Runtime } from '../../runtime/types';
import { insertMountPoint } from '../mount-point';
import overlay from '../overlay.css';
import { hideOnBlur, hideOnLeave, keepInPlace } from './hide';
import { positionAtElement, positionAtPointer } from './position';
import styles from './tooltip.css';

const STYLES = overlay + styles;

const ID = 'mortar-tooltip';

interface TooltipRequest {
  readonly element: Element;
  readonly text: string;
  /** The pointer's position in px of the viewport; missing for keyboard focus. */
  readonly pointer?: Point | undefined;
}

/** Shows a tooltip until Escape is pressed, the visitor leaves the element, or the session is disposed. */
export function showTooltip(runtime: Runtime, { element, text, pointer }: TooltipRequest): Disposables {
  const disposables = createDisposables();
  const tooltip = drawTooltip(disposables, runtime, text);
  const position = () => {
    const viewport = { width: page.root().clientWidth, height: innerHeight };
    const size = tooltip.getBoundingClientRect();
    const { x, y } = pointer
      ? positionAtPointer(pointer, size, viewport)
      : positionAtElement(element.getBoundingClientRect(), size, viewport);
    Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
  };
  position();
  describe(disposables, runtime, element);
  disposables.add(runtime.escape.push(disposables.dispose));
  hideOnLeave(disposables, element, tooltip);
  hideOnBlur(disposables, element);
  followText(disposables, element, (changed) => {
    tooltip.textContent = changed;
    position();
  });
  keepInPlace(disposables, element, tooltip, pointer ? disposables.dispose : position);
  return disposables;
}

/** Without React: a tooltip must not load React on a page without blocks. */
function drawTooltip(disposables: Disposables, runtime: Runtime, text: string): HTMLElement {
  const tooltip = page.create('div');
  tooltip.className = 'mortar-tooltip';
  tooltip.id = ID;
  tooltip.setAttribute('role', 'tooltip');
  tooltip.textContent = text;
  insertMountPoint(disposables, runtime, {
    className: 'mortar-ui mortar-overlay mortar-tooltip-mount-point',
    styles: STYLES,
  }).append(tooltip);
  tooltip.popover = 'manual';
  tooltip.showPopover?.(); // above the page's own dialogs
  return tooltip;
}

/** A script may change the text meanwhile, as a button does that has copied something. Without a text it is hidden. */
function followText(disposables: Disposables, element: Element, show: (text: string) => void): void {
  const observer = createMutationObserver(() => {
    const text = textOf(element);
    if (text) show(text);
    else disposables.dispose();
  });
  observer.observe(element, { attributeFilter: ['data-tooltip'] });
  disposables.add(() => observer.disconnect());
}

/** The text of an element's tooltip, if it has one. */
export function textOf(element: Element): string | undefined {
  return element.getAttribute('data-tooltip')?.trim();
}

/** Keeps existing descriptions of the element. */
function describe(disposables: Disposables, runtime: Runtime, element: Element): void {
  const attributes = runtime.keepAttributes();
  const described = element.getAttribute('aria-describedby');
  attributes.set(element, 'aria-describedby', described ? `${described} ${ID}` : ID);
  disposables.add(() => attributes.restore());
}
