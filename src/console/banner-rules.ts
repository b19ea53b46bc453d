import { firstFailing, type Rules } from '../data/rules';
import * as page from '../dom/page';
import { bannerRules } from '../initializers/cookie-banner';
import type { ConsoleContext } from './console';
import { stepRules } from './explain/steps';
import { coverOf } from './on-screen';

/** The rules for showing the cookie banner, and whether its step could carry them out. */
export function* shownBannerRules({ runtime, start }: ConsoleContext): Rules {
  const [button] = page.all('.cookie-banner-mount-point button');
  if (button && firstFailing(bannerRules(runtime))) {
    yield ['it is shown', true, 'asked for by data-cookie-settings, or as a preview'];
  } else {
    const { isPresent } = runtime.site;
    yield ['site context found', isPresent, isPresent || 'missing or malformed'];
    yield* bannerRules(runtime);
    const step = start.steps.find(({ name }) => name === 'cookie-banner');
    if (step) yield* stepRules(step);
  }
  const cover = button && coverOf(button);
  yield ['nothing covers its button', !cover, cover];
}
