import visuallyHidden from '../../components/visually-hidden.css';
import { parseJson } from '../../data/json';
import { reactBlock } from '../../runtime/block/react-block';
import { ProductReviews } from './product-reviews';
import styles from './product-reviews.css';
import { settings } from './settings';
import { starLabels } from './star-labels';

export const mount = reactBlock({
  settings,
  styles: visuallyHidden + styles,
  embedded: jsonInside,
  prepare: ({ runtime }) => starLabels(runtime),
  replace: (element) => element,
  Component: ProductReviews,
});

/** Published pages have the settings as JSON inside the container, as for the cart. */
function jsonInside(element: HTMLElement): unknown {
  return parseJson(element.querySelector('script[type="application/json"]')?.textContent);
}
