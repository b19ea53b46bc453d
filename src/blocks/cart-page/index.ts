import visuallyHidden from '../../components/visually-hidden.css';
import { asRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import { reactBlock } from '../../runtime/block/react-block';
import type { SettingsTable } from '../../runtime/block/settings';
import type { Runtime } from '../../runtime/types';
import { CartPage } from './cart-page';
import cartPage from './cart-page.css';
import lines from './lines.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles: visuallyHidden + cartPage + lines,
  embedded: shopSettings,
  replace: (element) => element.querySelector<HTMLElement>('#sqs-cart-container') ?? element,
  Component: CartPage,
});

/** The shop's settings that the block has no attribute for, overridden by those next to a published page's container. */
function shopSettings(element: HTMLElement, { site }: Runtime): unknown {
  const { currency, websiteSettings } = site;
  const shop = Object.entries({ storeCurrency: currency, ...websiteSettings.storeSettings });
  const raw = element.querySelector('script[type="application/json"]')?.textContent;
  return {
    ...Object.fromEntries(shop.filter(([name]) => !isInAttribute(element, name))),
    ...asRecord(parseJson(raw)),
  };
}

function isInAttribute(element: HTMLElement, name: string): boolean {
  const { attributes = [], parse } = (settings as SettingsTable)[name] ?? {};
  return attributes.some((attribute) => (parse?.(element.getAttribute(attribute)) ?? null) !== null);
}
