import { createDisposables, type Disposables } from '../../data/dispose';
import { memberOf } from '../../dom/member';
import type { Point } from '../../media/images/dimensions';
import type { Runtime } from '../../runtime/types';
import { showTooltip, textOf } from './show';

/** An element with a pending or visible tooltip. */
interface TooltipSession {
  readonly element: Element;
  readonly disposables: Disposables;
}

let handleEvent: ((event: Event) => void) | undefined;

/** Handles a pointer or focus event on an element with `data-tooltip`. */
export function handleDelegated(runtime: Runtime, _element: Element, event: Event): void {
  handleEvent ??= createEventHandler(runtime);
  handleEvent(event);
}

/** Only one tooltip at a time: the next one ends the previous one. */
function createEventHandler(runtime: Runtime): (event: Event) => void {
  let waiting: TooltipSession | undefined;
  let shown: TooltipSession | undefined;
  runtime.domObserver.watch(({ removed }) => {
    if (removed && !shown?.element.isConnected) shown?.disposables.dispose();
  });

  function show(element: Element, pointer?: Point): void {
    const text = textOf(element);
    if (!text) return;
    waiting?.disposables.dispose();
    shown?.disposables.dispose();
    shown = { element, disposables: showTooltip(runtime, { element, text, pointer }) };
  }

  function wait(element: Element, event: PointerEvent): void {
    waiting?.disposables.dispose();
    waiting = { element, disposables: waitForHover(element, event, (pointer) => show(element, pointer)) };
  }

  return (event) => {
    const target = event.target as Element;
    const element = memberOf(target, 'closest')('[data-tooltip]');
    if (!element || isActive(shown, element)) return;
    if (!(event instanceof PointerEvent)) {
      if (memberOf(target, 'matches')(':focus-visible')) show(element);
    } else if (event.pointerType !== 'touch' && !isActive(waiting, element)) wait(element, event);
  };
}

function isActive(session: TooltipSession | undefined, element: Element): boolean {
  return session?.element === element && !session.disposables.isDisposed();
}

/** Milliseconds the pointer must rest before a tooltip appears (specification, section 9, tooltips). */
const DELAY = 1200;

/** Waits while the pointer is over an element, then passes its latest position. Time counts from the event. */
function waitForHover(element: Element, event: PointerEvent, onDue: (pointer: Point) => void): Disposables {
  const disposables = createDisposables();
  let pointer: Point = event;
  const follow = (moved: Event) => {
    pointer = moved as PointerEvent;
  };
  const finish = () => {
    disposables.dispose();
    if (element.matches(':hover')) onDue(pointer);
  };
  const waited = Math.max(0, performance.now() - event.timeStamp);
  const timer = setTimeout(finish, DELAY - waited);
  element.addEventListener('pointermove', follow);
  element.addEventListener('pointerleave', disposables.dispose);
  disposables.add(() => {
    clearTimeout(timer);
    element.removeEventListener('pointermove', follow);
    element.removeEventListener('pointerleave', disposables.dispose);
  });
  return disposables;
}
