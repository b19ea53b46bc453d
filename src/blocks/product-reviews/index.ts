import visuallyHidden from '../../components/visually-hidden.css';
import { jsonInside } from '../../dom/json-inside';
import { reactBlock } from '../../runtime/block/react-block';
import { ProductReviews } from './product-reviews';
import styles from './product-reviews.css';
import { settings } from './settings';
import { starLabels } from './star-labels';

export const mount = reactBlock({
  settings,
  styles: visuallyHidden + styles,
  /** Published pages have the settings as JSON inside the container, as for the cart. */
  embedded: (element) => jsonInside(element, 'script[type="application/json"]'),
  prepare: ({ runtime }) => starLabels(runtime),
  replace: (element) => element,
  Component: ProductReviews,
});
