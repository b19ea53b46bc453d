import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { isStaff } from '../../visitor/session/audience';
import type { ReservationService } from './services';

/** Owners and contributors see the block but can't book with it (specification, section 2). */
export function isPreview({ site }: Runtime): boolean {
  return isStaff(site);
}

const MESSAGES = {
  opentable: 'Please log out of your Squarespace account in order to use the OpenTable Block.',
  tock: 'Please log out of your Squarespace account in order to use the Tock Block.',
} as const;

export function explainPreview(runtime: Runtime, service: ReservationService): void {
  runtime.chunks
    .load('dialog')
    .then(({ confirm }) =>
      confirm(runtime, {
        title: t(runtime, 'Preview Only'),
        message: t(runtime, MESSAGES[service]),
        style: 'confirm-only',
      }),
    )
    .catch((error) => runtime.report(error, { kind: 'block', name: 'reservation' }));
}
