import { BlockDataError } from '../runtime/errors';
import type { BlockName, Runtime } from '../types';

/**
 * Some blocks are at home on pages of certain types only (specification, section 2).
 * @throws BlockDataError on any other page.
 */
export function requirePageType({ site }: Runtime, name: BlockName, allowed: readonly number[]): void {
  if (site.pageType !== undefined && allowed.includes(site.pageType)) return;
  throw new BlockDataError(
    `${name}: the page must be of type ${allowed.join(' or ')}, not ${site.pageType ?? 'of none'}`,
  );
}
