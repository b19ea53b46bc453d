import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';

/** Characters of an address that are sent: an internal URL is under 150 (specification, section 5). */
export const URL_LIMIT = 149;

/** Where on the site something happened (specification, section 7, census). */
export function pageFields({ site }: Runtime): Readonly<Record<string, string>> {
  const shown = site.item ?? site.collection;
  return {
    pageTitle: page.title(),
    pageId: site.itemId ?? site.collectionId ?? '',
    contentSource: site.itemId ? 'i' : 'c',
    pagePath: location.pathname.slice(0, URL_LIMIT),
    pagePermissionType: String(site.collection?.permissionType ?? shown?.permissionType ?? ''),
  };
}
