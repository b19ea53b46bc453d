import { useEffect } from 'react';
import { Placeholder } from '../../components/placeholder/placeholder';
import { t } from '../../i18n/t';
import { isPreview } from './preview';
import type { ReservationService } from './services';
import type { ReservationProps } from './settings';

const SETTINGS = { opentable: 'restaurantId', tock: 'businessId' } as const;

interface MissingIdProps extends ReservationProps {
  readonly service: ReservationService;
}

/** Without an id there is nothing to book: the console says so, and the owner sees it in the block. */
export function MissingId({ runtime, service }: MissingIdProps) {
  useEffect(() => console.warn(`reservation: ${SETTINGS[service]} is missing`), [service]);
  if (!isPreview(runtime)) return null;
  const lines = [t(runtime, 'No restaurant is set'), t(runtime, 'Only you can see this message.')];
  return (
    <div className="mortar-reservation">
      <Placeholder runtime={runtime} state="waiting" lines={lines} />
    </div>
  );
}
