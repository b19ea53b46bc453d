import { requireFunction, requireObject, requireText } from '../data/require';
import { UnexpectedValueError } from '../data/unexpected';
import type { Values } from '../runtime/call';
import { readContext } from '../runtime/site-details';
import type { SiteAddress } from '../runtime/site-origin';
import type { Fetch } from './exchange';

export interface ApiOptions {
  /** The site's own, `https://www.kiln.example`. */
  readonly origin: string;
  readonly fetch?: Fetch;
  /** Gives the site's token; on a page, what its cookie `crumb` holds. */
  crumb?(): string | undefined;
  /** The site's context, which names the https domain of secure calls. */
  readonly site?: SiteAddress;
  /** The event service's origin; the site's own when left out. */
  readonly eventsHost?: string;
  /** What census calls say of visitor and page: `ss_cvr`, `pageTitle`, `pagePath` and so on. */
  pageFields?(): Values;
}

/** The options with what is left out. @throws UnexpectedValueError */
export function readOptions(options: ApiOptions) {
  const {
    origin,
    fetch = globalThis.fetch,
    crumb = () => undefined,
    site,
    eventsHost = '',
    pageFields = () => ({}),
  } = requireObject('What an API is made of', options);
  return {
    origin: readOrigin(origin),
    fetch: requireFunction('The fetch of an API', fetch),
    crumb: requireFunction('The crumb of an API', crumb),
    site: site && readContext(site),
    eventsHost: requireText('The eventsHost of an API', eventsHost),
    pageFields: requireFunction('The pageFields of an API', pageFields),
  };
}

function readOrigin(address: unknown): string {
  if (typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address))
    return new URL(address).origin;
  throw new UnexpectedValueError('The origin of an API', 'an address with http or https', address);
}
