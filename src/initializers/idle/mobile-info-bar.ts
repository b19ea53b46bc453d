import { MobileInfoBarStyle } from '../../data/enums/site';
import { asRecord } from '../../data/fields';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Shows the site's information bar, if it has one. */
export function mobileInfoBar(runtime: Runtime): void {
  const { mobileInfoBarSettings } = asRecord(runtime.site.websiteSettings);
  if (Number(asRecord(mobileInfoBarSettings).style) > MobileInfoBarStyle.NONE)
    withChunk(runtime, 'mobile-info-bar', (bar) => bar.start(runtime));
}
