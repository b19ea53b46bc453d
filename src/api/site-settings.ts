import { requireObject } from '../data/require';
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
    return request('PUT', 'site-header-footer', { json: { header, footer }, read: confirmation });
  },
});

/** Languages of a site (specification, section 7, site settings). */
export const multilingualCalls = (request: Http) => ({
  getMultilingualSettings: () => request('GET', 'multilingual/settings', { read: structure }),
  getMultilingualStatus: () => request('GET', 'multilingual/status', { read: structure }),
  getLanguages: () => request('GET', 'multilingual/languages', { read: structure }),
  putLanguages: (languages: unknown) =>
    request('PUT', 'multilingual/languages', { json: { languages }, read: confirmation }),
  deleteTranslationConnection: () => request('DELETE', 'multilingual/connection', { read: confirmation }),
});
