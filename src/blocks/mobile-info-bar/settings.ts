import { type Fields, isRecord } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { data, flag, number, text } from '../../runtime/block/settings';

/** Named as in the site's `mobileInfoBarSettings`, plus the site's contact data. */
export const settings = {
  style: number(1, { min: 1, max: 3 }),
  isContactEmailEnabled: flag(false),
  isContactPhoneNumberEnabled: flag(false),
  isLocationEnabled: flag(false),
  isBusinessHoursEnabled: flag(false),
  contactEmail: text(''),
  contactPhoneNumber: text(''),
  businessHours: data(readObject, 'an object with the opening hours by day'),
  location: data(readObject, 'an object such as {"addressLine1":"12 Kiln Street"}'),
};

function readObject(data: unknown): Fields | undefined {
  return isRecord(data) ? data : undefined;
}

export const description: BlockDescription<typeof settings> = {
  summary: 'Phone, e-mail, map and opening hours at the edge of a phone screen.',
  settings: {
    style: 'The look of the bar: `1` is off, `2` light, `3` dark.',
    isContactEmailEnabled: 'Whether the bar has the e-mail address.',
    isContactPhoneNumberEnabled: 'Whether the bar has the telephone number.',
    isLocationEnabled: 'Whether the bar has a link to a map.',
    isBusinessHoursEnabled: 'Whether the bar has the opening hours.',
    contactEmail: { meaning: 'The e-mail address.', byDefault: 'the site’s' },
    contactPhoneNumber: { meaning: 'The telephone number.', byDefault: 'the site’s' },
    businessHours: { meaning: 'The opening hours.', byDefault: 'the site’s' },
    location: { meaning: 'The place that the map shows.', byDefault: 'the site’s' },
  },
};

export type InfoBar = MountedBlock<typeof settings>;
