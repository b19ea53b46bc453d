import type { ImageLoader } from '../images/loader';
import type { Reports } from '../runtime/report';
import type { Initializer } from '../types';
import { blocks } from './blocks';
import { census } from './census';
import { configRedirect } from './config-redirect';
import { consentedScripts } from './consented-scripts';
import { cookieBanner } from './cookie-banner';
import { errorReporter } from './error-reporter';
import { escapeKey } from './escape-key';
import { imageLoader } from './image-loader';
import { logoutNotice } from './logout-notice';
import { siteMarks } from './site-marks';
import { tooltips } from './tooltips';

/** What some steps need beside the runtime. */
export interface Services {
  readonly reports: Reports;
  readonly images: ImageLoader;
}

/** What happens on a page, in this order. */
export function initializers({ reports, images }: Services): readonly Initializer[] {
  return [
    cookieBanner,
    census,
    errorReporter(reports),
    escapeKey,
    configRedirect,
    imageLoader(images),
    consentedScripts,
    siteMarks,
    logoutNotice,
    tooltips,
    blocks,
  ];
}
