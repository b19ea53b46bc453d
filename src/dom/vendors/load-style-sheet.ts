import * as page from '../page';
import type { PageAccess } from '../trusted-types';
import { VendorError } from './vendor-error';

/** Milliseconds; a typeface that comes later would only move what is being read. */
const LIMIT = 10_000;

/**
 * Puts a vendor's style sheet on the page. Rejects and takes it away when it does not come in time, with a VendorError,
 * and when `signal` is aborted before it has come.
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
    const timer = setTimeout(() => fail(`no answer within ${LIMIT / 1000} seconds`), LIMIT);
    link.onerror = () => fail('it could not be loaded');
    link.onload = () => {
      settle();
      resolve();
    };
    page.head().append(link);
  });
}
