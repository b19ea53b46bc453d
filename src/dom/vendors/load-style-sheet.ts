import * as page from '../page';
import type { PageAccess } from '../trusted-types';
import { VendorError } from './vendor-error';

/** Milliseconds; a font that arrives later would only shift text that is being read. */
const TIMEOUT = 10_000;

/**
 * Adds a vendor style sheet to the page. If it doesn't arrive in time, or `signal` is aborted first, it is removed and
 * the promise rejects, on a timeout with a VendorError.
 */
export function loadStyleSheet(
  { tag }: Pick<PageAccess, 'tag'>,
  address: string,
  signal: AbortSignal,
): Promise<void> {
  const link = page.create('link');
  link.rel = 'stylesheet';
  link.nonce = tag.nonce;
  link.href = address;
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const giveUp = (error: unknown) => {
      settle();
      link.remove();
      reject(error);
    };
    const abort = () => giveUp(signal.reason);
    const fail = (reason: string) => giveUp(new VendorError(address, reason));
    signal.addEventListener('abort', abort);
    const timer = setTimeout(() => fail(`no response within ${TIMEOUT / 1000} seconds`), TIMEOUT);
    link.onerror = () => fail('it could not be loaded');
    link.onload = () => {
      settle();
      resolve();
    };
    page.head().append(link);
  });
}
