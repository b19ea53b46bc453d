import { asRecord, type Fields } from '../../data/fields';
import { jsonInside } from '../../dom/json-inside';
import type { SettingsTable } from '../../runtime/block/settings';
import type { Runtime } from '../../runtime/types';
import { settings } from './settings';

/** The shop's settings that the block has no attribute for, overridden by those next to a published page's container. */
export function embeddedSettings(element: HTMLElement, { site }: Runtime): Fields {
  const { currency, websiteSettings } = site;
  const shop = Object.entries({ storeCurrency: currency, ...websiteSettings.storeSettings });
  return {
    ...Object.fromEntries(shop.filter(([name]) => !isInAttribute(element, name))),
    ...asRecord(jsonInside(element, 'script[type="application/json"]')),
  };
}

function isInAttribute(element: HTMLElement, name: string): boolean {
  const { attributes = [], parse } = (settings as SettingsTable)[name] ?? {};
  return attributes.some((attribute) => (parse?.(element.getAttribute(attribute)) ?? null) !== null);
}
