import { MobileInfoBarStyle } from '../../data/enums/site';
import { asRecord } from '../../data/fields';
import { firstFailing, type Rules } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Shows the site's information bar, if it has one. */
export function mobileInfoBar(runtime: Runtime): void {
  if (!firstFailing(mobileInfoBarRules(runtime.site)))
    withChunk(runtime, 'mobile-info-bar', (bar) => bar.start(runtime));
}

export function* mobileInfoBarRules(site: SiteContext): Rules {
  const { mobileInfoBarSettings } = asRecord(site.websiteSettings);
  const { style } = asRecord(mobileInfoBarSettings);
  yield ['the site has an information bar', Number(style) > MobileInfoBarStyle.NONE, `style ${style}`];
}
