import { fieldsOf } from '../../data/fields';
import { parseJson } from '../../data/json';
import { plainBlock } from '../../runtime/block/plain-block';
import type { Runtime } from '../../runtime/types';
import { startCartPage } from './cart-page';
import { settings } from './settings';

export const mount = plainBlock({ settings, embedded: shopSettings, start: startCartPage });

/** The shop's own settings, and over them those that a published cart page carries beside its container. */
function shopSettings(element: HTMLElement, { site }: Runtime): unknown {
  const { storeSettings } = site.websiteSettings;
  const raw = element.querySelector('script[type="application/json"]')?.textContent;
  return { storeCurrency: site.currency, ...storeSettings, ...fieldsOf(parseJson(raw)) };
}
