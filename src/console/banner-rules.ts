import { firstFailing, type Rules } from '../data/rules';
import * as page from '../dom/page';
import { bannerRules } from '../initializers/cookie-banner';
import type { ConsoleContext } from './console';
import { stepRules } from './explain/steps';

/** The rules for showing the cookie banner, and whether its step could carry them out. */
export function* shownBannerRules({ runtime, start }: ConsoleContext): Rules {
  const isAskedFor = isShown() && firstFailing(bannerRules(runtime));
  if (isAskedFor) return yield ['it is shown', true, 'asked for by data-cookie-settings, or as a preview'];
  yield* bannerRules(runtime);
  const step = start.steps.find(({ name }) => name === 'cookie-banner');
  if (step) yield* stepRules(step);
}

function isShown(): boolean {
  return page.all('.cookie-banner-mount-point').length > 0;
}
