import type { Http } from '../runtime/call';
import { confirmation, structure } from './readers';

/** Languages of a site (specification, section 7, site settings). */
export const multilingualCalls = (request: Http) => ({
  getMultilingualSettings: () => request('GET', 'multilingual/settings', { read: structure }),
  getMultilingualStatus: () => request('GET', 'multilingual/status', { read: structure }),
  getLanguages: () => request('GET', 'multilingual/languages', { read: structure }),
  putLanguages: (languages: unknown) =>
    request('PUT', 'multilingual/languages', { json: { languages }, read: confirmation }),
  /** Disconnects the translation provider. */
  deleteTranslationConnection: () => request('DELETE', 'multilingual/connection', { read: confirmation }),
});
