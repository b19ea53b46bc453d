import { formSettings } from '../../form/settings';
import { flag } from '../settings';

export const settings = {
  ...formSettings,
  doubleOptIn: flag(false, 'data-double-opt-in'),
};
