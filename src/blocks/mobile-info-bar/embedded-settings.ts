import { asRecord, type Fields, ownProperty } from '../../data/fields';
import type { Runtime } from '../../runtime/types';

/** The site's settings and its contact data. */
export function embeddedSettings(_element: HTMLElement, { site }: Runtime): Fields {
  const { contactEmail, contactPhoneNumber, businessHours, mobileInfoBarSettings } = asRecord(
    site.websiteSettings,
  );
  const location = ownProperty(site.website, 'location');
  return { contactEmail, contactPhoneNumber, businessHours, location, ...asRecord(mobileInfoBarSettings) };
}
