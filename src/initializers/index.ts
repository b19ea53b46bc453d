import type { Reports } from '../runtime/report';
import type { Start } from '../runtime/start';
import type { Initializer } from '../types';
import { blocks } from './blocks';
import { census } from './census';
import { configRedirect } from './config-redirect';
import { consentedScripts } from './consented-scripts';
import { cookieBanner } from './cookie-banner';
import { errorReporter } from './error-reporter';
import { escapeKey } from './escape-key';
import { imageLoader } from './image-loader';
import { inView } from './in-view';
import { later } from './later';
import { nativeBridge } from './native-bridge';
import { onTouch } from './on-touch';
import { relativeTimes } from './relative-times';
import { session } from './session';
import { siteMarks } from './site-marks';

/** What some steps need beside the runtime. */
export interface Services {
  readonly reports: Reports;
  readonly start: Start;
}

/** What happens on a page, in this order. */
export function initializers({ reports, start }: Services): readonly Initializer[] {
  return [
    cookieBanner,
    census,
    errorReporter(reports),
    escapeKey,
    configRedirect,
    imageLoader,
    consentedScripts,
    siteMarks,
    later(start),
    onTouch,
    relativeTimes,
    inView,
    nativeBridge,
    session,
    blocks,
  ];
}
