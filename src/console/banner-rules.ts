import type { Rules } from '../data/rules';
import { bannerRules } from '../initializers/cookie-banner';
import type { ConsoleContext } from './console';
import { stepRules } from './explain/steps';

/** The rules for showing the cookie banner, and whether its step could carry them out. */
export function* shownBannerRules({ runtime, start }: ConsoleContext): Rules {
  yield* bannerRules(runtime);
  const step = start.steps.find(({ name }) => name === 'cookie-banner');
  if (step) yield* stepRules(step);
}
