import { requireObject, UnexpectedValueError } from '../data/require';
import type { Http } from '../runtime/call';
import { confirmation, structure } from './reply';

export interface HeaderFooter {
  readonly header: unknown;
  readonly footer: unknown;
}

/** The site's header and footer (specification, section 7, site settings). */
export const headerFooterCalls = (request: Http) => ({
  getHeaderFooter: () => request('GET', 'site-header-footer', { read: structure }),
  async putHeaderFooter(data: HeaderFooter) {
    const { header, footer } = requireObject('Header and footer', data);
    const json = {
      header: requirePayload('The header of a site', header),
      footer: requirePayload('The footer of a site', footer),
    };
    return request('PUT', 'site-header-footer', { json, read: confirmation });
  },
});

/** Languages of a site (specification, section 7, site settings). */
export const multilingualCalls = (request: Http) => ({
  getMultilingualSettings: () => request('GET', 'multilingual/settings', { read: structure }),
  getMultilingualStatus: () => request('GET', 'multilingual/status', { read: structure }),
  getLanguages: () => request('GET', 'multilingual/languages', { read: structure }),
  async putLanguages(languages: unknown) {
    const json = { languages: requirePayload('The languages of a site', languages) };
    return request('PUT', 'multilingual/languages', { json, read: confirmation });
  },
  deleteTranslationConnection: () => request('DELETE', 'multilingual/connection', { read: confirmation }),
});

/** The specification leaves its shape open. JSON would omit what is `undefined`, and the server would get less. */
function requirePayload(what: string, payload: unknown): unknown {
  if (payload !== undefined) return payload;
  throw new UnexpectedValueError(what, 'given', payload);
}
