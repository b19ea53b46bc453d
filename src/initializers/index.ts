import type { Reports } from '../runtime/report';
import type { Start } from '../runtime/start';
import type { Initializer } from '../runtime/types';
import { blocks } from './blocks';
import { census } from './census';
import { configRedirect } from './config-redirect';
import { cookieBanner } from './cookie-banner';
import { onTouch } from './delegated';
import { errorReporter } from './error-reporter';
import { escapeKey } from './escape-key';
import { later } from './idle';
import { imageLoader } from './image-loader';
import { landing } from './landing';
import { parts } from './on-demand';
import { siteMarks } from './site-marks';
import { systemError } from './system-error';

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
    siteMarks,
    systemError,
    landing,
    later(start),
    onTouch,
    ...parts,
    blocks,
  ];
}
