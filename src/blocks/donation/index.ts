import { plainBlock } from '../../runtime/block/plain-block';
import { CONTROLS, startDonation } from './donation';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  carrier: (element) => element.querySelector(CONTROLS) ?? element,
  start: startDonation,
});
