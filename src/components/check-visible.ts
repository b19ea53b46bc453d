import { MortarError } from '../data/errors';
import * as page from '../dom/page';
import { rememberHidden, type Shown } from '../runtime/hidden-by-page';
import type { Runtime } from '../runtime/types';

/**
 * Looks whether a visitor can see what was just shown, once the page's style sheets are there and whatever moves it in
 * has ended. What the page hides all the same, by an important rule of its owner's say, is reported once and is known
 * to `mortar.explain()`. What has gone meanwhile, and a page of which nothing is seen yet, are no proof.
 */
export async function checkVisible(
  runtime: Runtime,
  name: Shown,
  elements: readonly HTMLElement[],
): Promise<boolean> {
  await new Promise<void>(whenLoaded);
  await whenStill(elements);
  const how = elements.map(howHidden).find(Boolean);
  if (!how || !elements.every(({ isConnected }) => isConnected) || howHidden(page.body())) return true;
  reportHidden(runtime, name, how);
  return false;
}

/** The first time only; a page that hides something does so each time. */
export function reportHidden(runtime: Runtime, name: Shown, how: string): void {
  const isNew = rememberHidden(name, how);
  if (isNew) runtime.report(new ElementHiddenError(name, how), { kind: 'ui', name });
}

/** Something of ours that the page's style sheets keep from the visitor. */
class ElementHiddenError extends MortarError {
  override readonly name = 'ElementHiddenError';
  constructor(what: string, how: string) {
    super(`${what}: the page's style sheets keep it hidden (${how})`);
  }
}

function whenLoaded(run: () => void): void {
  if (page.readyState() === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** An animation that somebody's style has cancelled meanwhile starts again. */
async function whenStill(elements: readonly HTMLElement[]): Promise<void> {
  const running = () =>
    elements.flatMap((element) => element.getAnimations()).filter(({ playState }) => playState === 'running');
  for (let animations = running(); animations.length; animations = running())
    await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** By which of its styles an element cannot be seen, its own or those of one around it. */
export function howHidden(element: HTMLElement): string | undefined {
  if (!element.checkVisibility()) return 'display: none';
  if (!element.checkVisibility({ visibilityProperty: true })) return 'visibility: hidden';
  const isMoving = element.getAnimations().length > 0;
  if (!isMoving && !element.checkVisibility({ opacityProperty: true })) return 'opacity: 0';
  const { width, height, right, left, bottom } = element.getBoundingClientRect();
  if (width < 1 || height < 1) return 'no width or height';
  if (right <= 0 || left >= innerWidth || bottom + scrollY <= 0) return 'beside the page';
  return undefined;
}
