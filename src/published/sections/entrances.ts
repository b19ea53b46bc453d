import { ownProperty } from '../../data/fields';
import { guarded } from '../../data/guarded';
import { createIntersectionObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import { maySelfMove } from '../../media/moves';
import type { Runtime } from '../../runtime/types';
import type { Scope } from '../common/scope';
import { tweaksOf } from '../common/tweaks';

/** Elements of a section that animate in one by one. */
const ENTERING =
  '[data-animation-role]:not([data-animation-role=header-element], [data-animation-role=section]), .sqs-html-content > *';

/** First keyframe, by the site's animation type. */
const BEFORE: Readonly<Record<string, Keyframe>> = {
  fade: { opacity: 0 },
  slide: { opacity: 0, translate: '0 min(30%, 60px)' },
  scale: { opacity: 0, scale: '0.9' },
  clip: { clipPath: 'inset(0 100% 0 0)' },
  flex: { opacity: 0, translate: '0 2vh' },
};

/** Milliseconds; the site's values are limited to a sensible range. */
const USUAL_DURATION = 600;
const LONGEST_DURATION = 2000;

/** Animates what scrolls into view. Nothing is hidden in advance, so the content is there whatever fails. */
export function mountEntrances(section: HTMLElement, { runtime, disposables }: Scope): void {
  const before = BEFORE[animationType()];
  if (!before || !maySelfMove(runtime)) return;
  const timing = timingOf(runtime);
  const waiting = new Set<Element>();
  const observer = createIntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) {
        waiting.add(target);
        continue;
      }
      observer.unobserve(target);
      // What was visible from the start stays still.
      if (waiting.has(target)) guarded(() => target.animate([before, {}], timing));
    }
  });
  for (const element of entering(section)) observer.observe(element);
  disposables.add(() => observer.disconnect());
}

function entering(section: HTMLElement): Element[] {
  const all = [...section.querySelectorAll(ENTERING)];
  return all.filter((element) => !element.parentElement?.closest(ENTERING)); // nested elements enter with it
}

function animationType(): string {
  return /\btweak-global-animations-animation-type-(\w+)/.exec(page.body().className)?.[1] ?? '';
}

function timingOf({ site }: Runtime): KeyframeAnimationOptions {
  const seconds = Number.parseFloat(
    String(ownProperty(tweaksOf(site), 'tweak-global-animations-animation-duration')),
  );
  const duration = seconds > 0 ? Math.min(seconds * 1000, LONGEST_DURATION) : USUAL_DURATION;
  return { duration, easing: 'ease' };
}
