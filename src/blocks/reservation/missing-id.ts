import { createStandIn } from '../../components/placeholder/index';
import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';

import { isPreview } from './preview';
import type { ReservationBlock } from './reservation';
import type { ReservationService } from './services';
import { STYLES } from './styles';

const SETTINGS = { opentable: 'restaurantId', tock: 'businessId' } as const;

/** Without an id there is nothing to book: the console says so, and the owner sees it in the block's place. */
export function tellMissingId({ element, runtime }: ReservationBlock, service: ReservationService): Dispose {
  console.warn(`reservation: ${SETTINGS[service]} is missing`);
  if (!isPreview(runtime)) return () => {};
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  const container = page.create('div');
  container.className = 'mortar-reservation';
  const lines = [t(runtime, 'No restaurant is set'), t(runtime, 'Only you can see this message.')];
  container.append(createStandIn({ lines }).element);
  element.append(container);
  return () => {
    container.remove();
    removeStyles();
  };
}
