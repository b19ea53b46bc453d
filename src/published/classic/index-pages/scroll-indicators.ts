import { operate } from '../../../dom/delegate';
import { markAsButton } from '../../../dom/mark-as-button';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';

const INDICATORS = '[data-controller*="ScrollIndicator"]:not([data-controllers-bound])';

/** The arrow at the end of an index's page, hidden until a script leads it to the page below. */
export function startScrollIndicators({ runtime: { media }, attributes, signal }: Scope): void {
  for (const indicator of page.all(INDICATORS)) {
    const below = indicator.closest('.Index-page')?.nextElementSibling;
    if (!below) continue;
    const name = indicator.textContent.trim();
    attributes.toggleClass(indicator, 'hidden', false);
    if (name) attributes.set(indicator, 'aria-label', name); // some templates show the arrow alone
    markAsButton(indicator, attributes);
    const scroll = () =>
      below.scrollIntoView({ behavior: media.prefersReducedMotion() ? 'instant' : 'smooth' });
    operate(indicator, scroll, signal);
  }
}
