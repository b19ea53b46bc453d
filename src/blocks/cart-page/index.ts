import visuallyHidden from '../../components/visually-hidden.css';
import { reactBlock } from '../../runtime/block/react-block';
import { CartPage } from './cart-page';
import cartPage from './cart-page.css';
import { embeddedSettings } from './embedded-settings';
import lines from './lines.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles: visuallyHidden + cartPage + lines,
  embedded: embeddedSettings,
  replace: (element) => element.querySelector<HTMLElement>('#sqs-cart-container') ?? element,
  Component: CartPage,
});
