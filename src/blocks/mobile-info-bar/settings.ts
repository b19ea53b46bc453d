import { fieldsOf } from '../../data/fields';
import { data, flag, number, text } from '../../runtime/block/settings';

/** As the site's `mobileInfoBarSettings` have them, with what the site says of itself. */
export const settings = {
  style: number(1, { min: 1, max: 3 }),
  isContactEmailEnabled: flag(false),
  isContactPhoneNumberEnabled: flag(false),
  isLocationEnabled: flag(false),
  isBusinessHoursEnabled: flag(false),
  contactEmail: text(''),
  contactPhoneNumber: text(''),
  businessHours: data(fieldsOf, 'opening hours by day'),
  location: data(fieldsOf, 'a place'),
};
