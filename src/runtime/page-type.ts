import { BlockDataError } from '../data/errors';
import type { BlockEntry, Runtime } from './types';

/**
 * Some blocks work on pages of certain types only (specification, section 2).
 * @throws BlockDataError on any other page.
 */
export function requirePageType({ site: { pageType } }: Runtime, { name, pageTypes }: BlockEntry): void {
  if (!pageTypes || pageTypes.some((allowed) => allowed === pageType)) return;
  const expected = pageTypes.join(' or ');
  throw new BlockDataError(`${name}: the page must be of type ${expected}, not ${pageType ?? 'of none'}`);
}
