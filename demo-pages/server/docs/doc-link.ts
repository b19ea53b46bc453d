import { docAddress } from './doc-files.ts';

const REPOSITORY = 'file:///';

/** The demo site's address in the docs; its pages link to each other on whatever port they are. */
const DEMO_SITE = 'http://127.0.0.1:4173/';

/** Where a link or an image of a doc leads on the demo site: `.md` files are pages, other addresses stay. */
export function docLink(href: string, from: string) {
  if (href.startsWith(DEMO_SITE)) return href.slice(DEMO_SITE.length - 1);
  if (/^([a-z][a-z0-9+.-]*:|#|\/)/i.test(href)) return href;
  const { pathname, hash } = new URL(href, REPOSITORY + from);
  const path = pathname.slice(1);
  return (path.endsWith('.md') ? docAddress(path) : pathname) + hash;
}
