import { NONE } from '../../data/enums/mobile-info-bar-style';
import { fieldsOf } from '../../data/fields';
import type { Initializer } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Where the site has an information bar. */
export const mobileInfoBar: Initializer = {
  name: 'mobile-info-bar',
  start(runtime) {
    const { mobileInfoBarSettings } = fieldsOf(runtime.site.websiteSettings);
    if (Number(fieldsOf(mobileInfoBarSettings).style) > NONE)
      withChunk(runtime, 'mobile-info-bar', (bar) => bar.start(runtime));
  },
};
