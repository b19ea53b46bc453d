import { text } from '../runtime/fields';
import type { Http } from './call';
import { quietly } from './failures';

/** What a shop asks for (specification, section 7, places and commerce). */
export const commerceCalls = (request: Http) => ({
  /** `undefined` where there is none. An id that says `mock` means that nothing is to be recorded. */
  getSessionRecordingId: () =>
    quietly(request('GET', 'commerce/fullstory/getId', { crumb: 'none', read: text(undefined) })),
});
