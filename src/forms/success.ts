import { webAddress } from '../data/links/navigable';
import type { FormBlock } from './attach-form';
import { showSuccess } from './success-message';
import type { Texts } from './texts';

/** Milliseconds after which a visitor who is still here is told that the form was sent: the address may be a file. */
const LEAVING = 2500;

/** Leads on from a form that was sent, or says in its place that it was. */
export function celebrate(block: FormBlock, form: HTMLFormElement, texts: Texts, unlock: () => void): void {
  const { settings } = block;
  const show = () => void showSuccess(block, form, texts).then(unlock);
  const destination = webAddress(settings.successRedirect, location.href);
  if (destination) leaveFor(destination, show, block);
  else show();
}

function leaveFor(address: string, onStay: () => void, { signal }: FormBlock): void {
  const timer = setTimeout(onStay, LEAVING);
  const forget = () => clearTimeout(timer);
  addEventListener('pagehide', forget, { once: true, signal });
  signal.addEventListener('abort', forget);
  location.assign(address);
}
