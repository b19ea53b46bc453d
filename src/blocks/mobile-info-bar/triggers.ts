import { readLocation, searchAddress } from '../../data/location';
import { t } from '../../i18n/t';
import { isOpen, openingHours } from './opening-hours';
import type { InfoBar } from './settings';
import { telephoneAddress } from './telephone';

/** A contact option. One without an address opens the hours. */
export interface Trigger {
  readonly type: 'contactEmail' | 'contactPhoneNumber' | 'location' | 'businessHours';
  readonly label: string;
  readonly href?: string;
}

/** The contact options that are enabled and have data, in the published order. */
export function triggersOf({ settings, runtime }: Pick<InfoBar, 'settings' | 'runtime'>): Trigger[] {
  const { contactEmail, contactPhoneNumber, businessHours } = settings;
  const position = readLocation(settings.location);
  const address = position && searchAddress(position);
  const call = contactPhoneNumber && telephoneAddress(contactPhoneNumber);
  const triggers: Trigger[] = [];
  if (settings.isContactEmailEnabled && contactEmail)
    triggers.push({
      type: 'contactEmail',
      label: t(runtime, 'Email'),
      href: `mailto:${encodeURI(contactEmail)}`,
    });
  if (settings.isContactPhoneNumberEnabled && call)
    triggers.push({ type: 'contactPhoneNumber', label: t(runtime, 'Call'), href: call });
  if (settings.isLocationEnabled && address)
    triggers.push({ type: 'location', label: t(runtime, 'Map'), href: address });
  if (settings.isBusinessHoursEnabled && openingHours(businessHours).some(isOpen))
    triggers.push({ type: 'businessHours', label: t(runtime, 'Hours') });
  return triggers;
}
