import type { Runtime } from '../../runtime/types';
import type { Lifetime } from '../../data/disposables';
import { waitForHover } from './hover';
import type { Point } from './place';
import { showTooltip } from './show';

/** An element whose tooltip is waited for or shown, for as long as it is. */
interface Concern {
  readonly element: Element;
  readonly life: Lifetime;
}

let attend: ((event: Event) => void) | undefined;

/** Takes a pointer or a focus that came to an element with `data-tooltip`. */
export function takeTouch(runtime: Runtime, _element: Element, event: Event): void {
  attend ??= createAttendant(runtime);
  attend(event);
}

/** One tooltip at a time: the next one ends the one before. */
function createAttendant(runtime: Runtime): (event: Event) => void {
  let waiting: Concern | undefined;
  let shown: Concern | undefined;
  runtime.insertions.watch(({ removed }) => {
    if (removed && !shown?.element.isConnected) shown?.life.end();
  });

  function show(element: Element, pointer?: Point): void {
    const text = element.getAttribute('data-tooltip')?.trim();
    if (!text) return;
    waiting?.life.end();
    shown?.life.end();
    shown = { element, life: showTooltip(runtime, { element, text, pointer }) };
  }

  function wait(element: Element, event: PointerEvent): void {
    waiting?.life.end();
    waiting = { element, life: waitForHover(element, event, (pointer) => show(element, pointer)) };
  }

  return (event) => {
    const target = event.target as Element;
    const element = target.closest('[data-tooltip]');
    if (!element || concerns(shown, element)) return;
    if (!(event instanceof PointerEvent)) {
      if (target.matches(':focus-visible')) show(element);
    } else if (event.pointerType !== 'touch' && !concerns(waiting, element)) wait(element, event);
  };
}

function concerns(concern: Concern | undefined, element: Element): boolean {
  return concern?.element === element && !concern.life.isOver();
}
