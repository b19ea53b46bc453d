import visuallyHidden from '../../components/visually-hidden.css';
import { asRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import { reactBlock } from '../../runtime/block/react-block';
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

/** The shop's settings, overridden by those next to the container of a published cart page. */
function shopSettings(element: HTMLElement, { site }: Runtime): unknown {
  const { currency, websiteSettings } = site;
  const raw = element.querySelector('script[type="application/json"]')?.textContent;
  return { storeCurrency: currency, ...websiteSettings.storeSettings, ...asRecord(parseJson(raw)) };
}
