import { webAddress } from '../../data/links/navigable';

/** Milliseconds until a visitor who is still here sees the success message: the address may be a download. */
const LEAVING = 2500;

/** Navigates after a submission; `onStay` is called at once if there is no valid address. */
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
