import { say } from '../../messages/say';
import type { ReservationService } from '../../reservations/services';
import * as page from '../../runtime/page';
import { addStyles } from '../../runtime/styles';
import type { Stop } from '../../types';
import { createStandIn } from '../../ui/stand-in/index';
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
