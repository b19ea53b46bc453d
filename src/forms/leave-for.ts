import { webAddress } from '../data/links/navigable';

/** Milliseconds after which a visitor who is still here is told that the form was sent: the address may be a file. */
const LEAVING = 2500;

/** Leads on from a form that was sent; `onStay` is called at once where there is nowhere to go. */
export function leaveFor(raw: string, signal: AbortSignal, onStay: () => void): void {
  const address = webAddress(raw, location.href);
  if (!address) {
    onStay();
    return;
  }
  const timer = setTimeout(onStay, LEAVING);
  const forget = () => clearTimeout(timer);
  addEventListener('pagehide', forget, { once: true, signal });
  signal.addEventListener('abort', forget);
  location.assign(address);
}
