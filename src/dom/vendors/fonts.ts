import * as page from '../page';
import type { PageAccess } from '../trusted-types';
import { VendorError } from './load-script';

/** The style sheet of Google Fonts for families in its own words, as `Inter:wght@400;700`; `undefined` without any. */
export function fontService(families: readonly string[]): string | undefined {
  if (!families.length) return undefined;
  const query = new URLSearchParams(families.map((family) => ['family', family]));
  query.set('display', 'swap');
  return `https://fonts.googleapis.com/css2?${query}`;
}

/** The style sheet of a kit of Adobe Fonts; `undefined` for what is no kit's id. */
export function fontKit(id: unknown): string | undefined {
  return typeof id === 'string' && /^[a-z0-9]{4,20}$/.test(id)
    ? `https://use.typekit.net/${id}.css`
    : undefined;
}

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
