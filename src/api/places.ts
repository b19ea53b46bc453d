import { requireObject } from '../data/require';
import type { Http, Values } from '../runtime/call';
import { reworded } from './failures';
import { structure } from './readers';

/** Which part of the product asks for a place. */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Addresses by their beginning (specification, section 7, places and commerce). */
export function placesCalls(request: Http) {
  async function find(path: string, parameters: Values, context: TrackingContext | undefined) {
    const query = {
      ...requireObject('The query for a place', parameters),
      ...(context && requireObject('The tracking context of a query', context)),
    };
    const places = request('GET', `google-maps/places/${path}`, { query, read: structure });
    return reworded(places, () => 'Unable to load results');
  }
  return {
    autocompletePlaces: (query: Values, context?: TrackingContext) => find('autocomplete', query, context),
    getPlaceDetails(query: Values, context?: TrackingContext) {
      if (!context) console.log('Places details called without a tracking context.');
      return find('details', query, context);
    },
  };
}
