import type { Runtime } from '../../runtime/types';
import { firePixel } from '../../visitor/tracking/facebook-pixel';
import { searchedFor } from '../../visitor/tracking/search-query';

/** Also reports a search to the Facebook pixel. */
export function pixelSearch({ hits, site }: Runtime): void {
  const query = searchedFor(location, site);
  if (query) void hits.offer('CALL', 'fbq Search', () => firePixel('Search', { search_string: query }));
}
