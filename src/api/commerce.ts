import { parseJson } from '../data/json';
import { requireObject } from '../data/require';
import type { Http, Values } from '../runtime/call';
import type { Client } from './client';
import { errorOf, faultOf } from './fault';
import { isOk, structure } from './reply';
import { reworded } from './request';

/** Commerce calls (specification, section 7, places and commerce). */
export const commerceCalls = ({ send }: Client) => ({
  /** `undefined` if there is none. An id containing `mock` means that nothing should be recorded. */
  async getSessionRecordingId(): Promise<string | undefined> {
    const reply = await send({ method: 'GET', path: 'commerce/fullstory/getId', crumb: 'none' });
    const fault = isOk(reply) ? undefined : faultOf(reply); // an id in plain text is no fault, as it would be elsewhere
    if (fault) throw errorOf(fault, reply);
    return recordingIdIn(reply.text) || undefined;
  },
});

/** The session recording service's id from its JSON or plain text reply; empty if there is none. */
export function recordingIdIn(reply: string): string {
  const read = parseJson(reply);
  const id = typeof read === 'string' ? read : reply.trim();
  const isName = read !== null && typeof read !== 'boolean' && /^[\w-]+$/.test(id);
  return isName ? id : '';
}

/** Which part of the product requests a place. */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Address autocompletion and details (specification, section 7, places and commerce). */
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
