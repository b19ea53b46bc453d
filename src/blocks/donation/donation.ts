import { donateCheckoutUrl } from '../../commerce/checkout';
import { BlockDataError, ElementMissingError } from '../../data/errors';
import * as page from '../../dom/page';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { settings } from './settings';

type DonationBlock = MountedBlock<typeof settings>;

export const CONTROLS = '.sqs-donate-button, a, button';

/**
 * Leads to the checkout of the site's donations.
 * @throws BlockDataError where neither the block nor its own link says to which.
 */
export function startDonation(block: DonationBlock): undefined {
  const control = controlIn(block.element);
  if (leadsSomewhere(control)) return;
  const address = checkoutAddress(block.settings.donatePageId.trim());
  if (control instanceof HTMLAnchorElement) block.attributes.set(control, 'href', address);
  else makeLink(block, control, address);
}

function controlIn(element: HTMLElement): HTMLElement {
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);
  if (!control) throw new ElementMissingError('donation', CONTROLS);
  return control;
}

/** An author's own address works without us and stays. */
function leadsSomewhere(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement && !/^#?$/.test(control.getAttribute('href')?.trim() ?? '');
}

/** Of this site, whatever the page's `<base>` says. */
function checkoutAddress(donatePageId: string): string {
  if (!donatePageId) throw new BlockDataError('donation: donatePageId is missing');
  return location.origin + donateCheckoutUrl(donatePageId);
}

/** Published pages have a button, or an element that only looks like one. */
function makeLink({ attributes, signal }: DonationBlock, control: HTMLElement, address: string): void {
  const goToCheckout = (event: Event) => {
    event.preventDefault(); // within a form it would send that
    followAsLink(address, event);
  };
  const clickByEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') control.click();
  };
  control.addEventListener('click', goToCheckout, { signal });
  if (control.matches('button, input')) return;
  attributes.set(control, 'role', 'link');
  attributes.set(control, 'tabindex', '0');
  control.addEventListener('keydown', clickByEnter, { signal });
}

/** By a link off the page, so that a click with a modifier opens what such a click opens. */
function followAsLink(address: string, click: Event): void {
  const link = page.create('a');
  link.href = address;
  link.dispatchEvent(new MouseEvent('click', click));
}
