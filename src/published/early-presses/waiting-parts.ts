import {
  CLASSIC_BODY,
  COURSE,
  FILTER_BUTTON,
  LESSON,
  LISTS,
  PRODUCT_GALLERIES,
  PRODUCT_LINKS,
  SHOP,
} from '../common/selectors';
import { HEADER } from '../header/header';
import { isPress } from './is-press';

/** Menus, folders and searches of templates of version 7.0, which have dozens of names for them. */
const TOGGLES =
  ':is([class*=toggle i],[id*=toggle i],[data-controller*=Toggle],[class*=folder],[class*=menu-link],[id*=menu-link],[id*=MenuLink],.Mobile-bar-menu,.hamburger,.icon-menu,.show-nav)';

/** What holds presses, and what around it says when it is ready: mostly the element itself. */
const HELD: readonly (readonly [controls: string, part?: string])[] = [
  [[...SHOP, FILTER_BUTTON, ...PRODUCT_LINKS, ...PRODUCT_GALLERIES].join()],
  [LISTS.map((list) => `${list} button`).join(), LISTS.join()],
  [`:is(${COURSE},${LESSON}) :is(a,button)`, `${COURSE},${LESSON}`],
  [`${HEADER} button`, HEADER],
  [`${CLASSIC_BODY} ${TOGGLES}`, CLASSIC_BODY],
];

/** Links, fields and blocks, inside of these too. */
const NATIVE =
  'a[href]:not([href="#"],[href^="#"][class*=toggle i]),input,select,textarea,[data-block-state]';

const ready = new WeakSet<Element>();
const listeners = new Set<() => void>();
let isOver = false;

/** Says that a part works, or never will. */
export function partReady(part: Element): void {
  ready.add(part);
  for (const listener of listeners) listener();
}

/** Nothing is held any longer: the code of some part could not be loaded. */
export function stopHolding(): void {
  isOver = true;
  for (const listener of listeners) listener();
}

/** Settles when a press on this element meets what it needs. */
export function whenReady(node: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (partAround(node)) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}

/** The element itself, if it is in a part that holds this press until its code has come. */
export function waitingAround(node: Element, event: Event): Element | undefined {
  return isPress(node, event) && !node.closest(NATIVE) && partAround(node) ? node : undefined;
}

/** The part around a control that still waits for its code. */
function partAround(node: Element): Element | undefined {
  if (isOver || node.closest('[data-controllers-bound]')) return undefined;
  for (const [controls, part = controls] of HELD) {
    const around = node.closest(controls)?.closest(part);
    if (around) return ready.has(around) ? undefined : around;
  }
  return undefined;
}
