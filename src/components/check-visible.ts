import { MortarError } from '../data/errors';
import { isVisible } from '../dom/is-visible';
import * as page from '../dom/page';
import { rememberHidden, type Shown } from '../runtime/hidden-by-page';
import type { Runtime } from '../runtime/types';

/**
 * Checks whether a visitor can see what was just shown, once style sheets are loaded and animations have ended. If the
 * page hides it anyway, for example by an owner's important rule, that is reported once and shown by
 * `mortar.explain()`. Elements removed meanwhile and pages not yet visible prove nothing.
 */
export async function checkVisible(
  runtime: Runtime,
  name: Shown,
  elements: readonly HTMLElement[],
): Promise<boolean> {
  await new Promise<void>(page.whenLoaded);
  await whenStill(elements);
  const how = elements.map(howHidden).find(Boolean);
  if (!how || !elements.every(({ isConnected }) => isConnected) || howHidden(page.body())) return true;
  reportHidden(runtime, name, how);
  return false;
}

/** Reports it only once per page: a page that hides something does so each time. */
export function reportHidden(runtime: Runtime, name: Shown, how: string): void {
  const isNew = rememberHidden(name, how);
  if (isNew) runtime.report(new ElementHiddenError(name, how), { kind: 'ui', name });
}

/** The page's style sheets hide one of our elements. */
class ElementHiddenError extends MortarError {
  override readonly name = 'ElementHiddenError';
  constructor(what: string, how: string) {
    super(`${what}: the page's style sheets keep it hidden (${how})`);
  }
}

/** An animation that another style cancels meanwhile starts again. */
async function whenStill(elements: readonly HTMLElement[]): Promise<void> {
  const running = () =>
    elements.flatMap((element) => element.getAnimations()).filter(({ playState }) => playState === 'running');
  for (let animations = running(); animations.length; animations = running())
    await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** The style that hides an element, its own or an ancestor's. */
export function howHidden(element: HTMLElement): string | undefined {
  if (!isVisible(element)) return 'display: none';
  if (!isVisible(element, { visibilityProperty: true })) return 'visibility: hidden';
  const isMoving = element.getAnimations().length > 0;
  if (!isMoving && !isVisible(element, { opacityProperty: true })) return 'opacity: 0';
  const { width, height, right, left, bottom } = element.getBoundingClientRect();
  if (width < 1 || height < 1) return 'no width or height';
  if (right <= 0 || left >= innerWidth || bottom + scrollY <= 0) return 'beside the page';
  return undefined;
}
