import { formSettings } from '../../forms/settings';
import { flag } from '../../runtime/block/settings';

export const settings = {
  ...formSettings,
  doubleOptIn: flag(false, 'data-double-opt-in'),
};
