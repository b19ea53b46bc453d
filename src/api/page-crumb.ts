import { encodeValue, valueIn } from '../data/cookie-text';
import { guarded } from '../data/guarded';

/** The site's token, kept in the cookie `crumb` on its own pages. */
interface PageCrumb {
  /** `undefined` on other sites' pages and where cookies are blocked. */
  read(): string | undefined;
  keep(crumb: string): void;
}

/** Doesn't use `dom/page`, which needs a document when imported: the library also runs in Node. */
export function createPageCrumb(origin: string): PageCrumb {
  const isOwnPage = typeof document !== 'undefined' && location.origin === origin;
  const cookie = isOwnPage ? Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') : undefined;
  return {
    read: () => valueIn(guarded(() => cookie?.get?.call(document)) ?? '', 'crumb'),
    keep(crumb) {
      guarded(() => cookie?.set?.call(document, `crumb=${encodeValue(crumb)}; Path=/; SameSite=Lax`));
    },
  };
}
