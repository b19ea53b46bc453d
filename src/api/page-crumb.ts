import { valueIn } from '../data/cookie-text';
import { guarded } from '../data/guarded';

/** The token of a site, which its own pages have in their cookie `crumb`. */
export interface PageCrumb {
  /** `undefined` elsewhere than on a page of the site, and where the browser forbids cookies. */
  read(): string | undefined;
  keep(crumb: string): void;
}

/** Without `dom/page`, which needs a document when it is imported: the library also runs in Node. */
export function createPageCrumb(origin: string): PageCrumb {
  const isOwnPage = typeof document !== 'undefined' && location.origin === origin;
  const cookie = isOwnPage ? Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') : undefined;
  return {
    read: () => valueIn(guarded(() => cookie?.get?.call(document)) ?? '', 'crumb'),
    keep(crumb) {
      guarded(() => cookie?.set?.call(document, `crumb=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax`));
    },
  };
}
