import type { Locator } from 'playwright';
import { needs } from './elements.ts';
import { literal } from './values.ts';

type Options = Pick<NonNullable<Parameters<Locator['click']>[0]>, 'force' | 'position'>;

export interface PointOptions extends Options {
  readonly isHover?: boolean;
}

/** A script over `element` that gives the point to click once the element is ready, in view and uncovered. */
export function clickPoint({ force = false, isHover = false, position }: PointOptions): string {
  const states = ['visible', ...(isHover ? [] : ['enabled']), 'stable'];
  return `${force ? '' : needs(...states)}
    const target = injected.retarget(element, 'none');
    const position = ${literal(position)};
    const inView = () => {
      const box = [...target.getClientRects()].find(({ width, height }) => width * height > 0.99);
      if (!box) return;
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (right <= left || bottom <= top) return;
      return position
        ? { x: box.left + position.x, y: box.top + position.y }
        : { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    if (!inView() || (await injected.viewportRatio(target)) < 1) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await new Promise((resolve) => injected.utils.builtins.requestAnimationFrame(resolve));
    }
    const point = inView();
    if (!point) return wait('it is outside of the viewport');
    ${force ? '' : UNCOVERED}
    ${force || isHover ? '' : WATCH}
    return give(point);`;
}

/** A script over `element` that scrolls to it as Playwright does. */
export const bringIntoView = () => `${needs('stable')}
  if (element.scrollIntoViewIfNeeded) element.scrollIntoViewIfNeeded(true);
  else element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return give();`;

const UNCOVERED = `const hit = injected.expectHitTarget(point, target);
  if (hit !== 'done') return wait('it is covered by ' + hit.hitTargetDescription);`;

/** Keeps the click from any other element. */
const WATCH = `agent.watch = injected.setupHitTargetInterceptor(target, 'mouse', point, false);`;

/** Whether the click that was watched has reached its element; a click may have left the document. */
export const HAS_HIT = `const { watch } = agent; agent.watch = undefined;
  return !watch?.stop || watch.stop() === 'done';`;
