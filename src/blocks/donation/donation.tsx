import { useState } from 'react';
import { checkoutPath } from '../../commerce/checkout-path';
import { BlockDataError } from '../../data/errors';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { controlIn, followAsLink, leadsSomewhere } from './control';
import type { DonationProps } from './settings';

/**
 * Leads to the site's donation checkout. On published pages the control is a link, a button, or an element that only
 * looks like one.
 * @throws BlockDataError if neither the block nor its link has a donation page id.
 */
export function Donation(props: DonationProps): null {
  const { element, settings } = props;
  const [control] = useState(() => controlIn(element));
  const [address] = useState(() =>
    leadsSomewhere(control) ? '' : checkoutAddress(settings.donatePageId.trim()),
  );
  const isLink = control instanceof HTMLAnchorElement;
  const becomesLink = address && !isLink && !control.matches('button, input');

  useAttributes(props, (attributes) => {
    if (address && isLink) attributes.set(control, 'href', address);
    if (!becomesLink) return;
    attributes.set(control, 'role', 'link');
    attributes.set(control, 'tabindex', '0');
  });
  useEventListener(address && !isLink ? control : null, 'click', (event) => {
    event.preventDefault(); // inside a form it would submit that form
    followAsLink(address, event);
  });
  useEventListener(becomesLink ? control : null, 'keydown', ({ key }) => {
    if (key === 'Enter') control.click();
  });
  return null;
}

/** Resolved against the site, whatever the page's `<base>` says. */
function checkoutAddress(donatePageId: string): string {
  if (!donatePageId) throw new BlockDataError('donation: donatePageId is missing');
  return location.origin + checkoutPath('donate', { donatePageId });
}
