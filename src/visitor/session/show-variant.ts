import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { forcedVariant } from './ab-variant';

/** Shows the page which variant is forced: its style sheets by an attribute, its scripts by an event. */
export function showVariant({ events }: Runtime): void {
  const forced = forcedVariant();
  if (!forced) return;
  page.root().setAttribute('data-ab-variant', `${forced.test}:${forced.variant}`);
  events.emit('ab-variant', forced);
}
