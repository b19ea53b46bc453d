import { say } from '../../i18n/t';
import type { ReservationService } from './services';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Stop } from '../../runtime/types';
import { createStandIn } from '../../components/placeholder/index';
import { isPreview } from './preview';
import type { ReservationBlock } from './reservation';
import { STYLES } from './styles';

const SETTINGS = { opentable: 'restaurantId', tock: 'businessId' } as const;

/** Without an id there is nothing to book: the console says so, and the owner sees it in the block's place. */
export function tellMissingId({ element, runtime }: ReservationBlock, service: ReservationService): Stop {
  console.warn(`reservation: ${SETTINGS[service]} is missing`);
  if (!isPreview(runtime)) return () => {};
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  const place = page.create('div');
  place.className = 'mortar-reservation';
  const lines = [say(runtime, 'No restaurant is set'), say(runtime, 'Only you can see this message.')];
  place.append(createStandIn({ lines }).element);
  element.append(place);
  return () => {
    place.remove();
    removeStyles();
  };
}
