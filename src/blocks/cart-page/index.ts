import { fieldsOf } from '../../runtime/fields';
import { parseJson } from '../../runtime/json';
import type { Runtime } from '../../types';
import { plainBlock } from '../plain-block';
import { startCartPage } from './cart-page';
import { settings } from './settings';

export const mount = plainBlock({ settings, embedded: shopSettings, start: startCartPage });

/** The shop's own settings, and over them those that a published cart page carries beside its container. */
function shopSettings(element: HTMLElement, { site }: Runtime): unknown {
  const { storeSettings } = site.websiteSettings;
  const written = element.querySelector('script[type="application/json"]')?.textContent;
  return { storeCurrency: site.currency, ...storeSettings, ...fieldsOf(parseJson(written)) };
}
