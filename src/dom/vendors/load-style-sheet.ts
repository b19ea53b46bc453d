import * as page from '../page';
import type { PageAccess } from '../trusted-types';
import { VendorError } from './vendor-error';

/** Milliseconds; a typeface that comes later would only move what is being read. */
const LIMIT = 10_000;

/** Puts a vendor's style sheet on the page. Rejects with a VendorError, and takes it away, when it does not come in time. */
export function loadStyleSheet({ tag }: Pick<PageAccess, 'tag'>, address: string): Promise<void> {
  const link = page.create('link');
  link.rel = 'stylesheet';
  link.nonce = tag.nonce;
  link.href = address;
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      link.remove();
      reject(new VendorError(address, reason));
    };
    const timer = setTimeout(() => fail(`no answer within ${LIMIT / 1000} seconds`), LIMIT);
    link.onerror = () => fail('it could not be loaded');
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    page.head().append(link);
  });
}
