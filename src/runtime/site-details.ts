import { asRecord, optional, readFlag, readNumber, readText, record } from '../data/fields';
import { readSite, type SiteContext } from './site-context';

const shown = record({
  title: readText(''),
  fullUrl: readText(''),
  type: readNumber,
  recordType: readNumber,
});

/** Some pages write it as a number. */
function version(value: unknown): string {
  return readText('')(typeof value === 'number' ? String(value) : value);
}

const details = record({
  website: record({
    identifier: readText(''),
    /** An IANA name, such as `Europe/Lisbon`. */
    timeZone: readText(undefined),
    websiteType: readNumber,
    siteStatus: record({ value: readNumber }),
    developerMode: readFlag,
    cloneable: readFlag,
  }),
  websiteSettings: record({ ssBadgeType: readNumber }),
  developerMode: readFlag,
  websiteCloneable: readFlag,
  appDomain: readText(''),
  templateInstallation: record({ templateWebsite: record({ id: readText(undefined) }) }),
  templateVersion: version,
  collection: optional(shown),
  item: optional(shown),
  featureFlags: asRecord,
  heartbeatSeconds: readNumber,
  /** Where named events are sent; the site itself if empty. */
  eventsHost: readText(''),
  sessionRecordingSrc: readText(''),
  /** Translations, keyed by the English text. */
  messages: asRecord,
});

/** The rest of a context, beyond what every page needs; each field typed. */
export type SiteDetails = ReturnType<typeof details>;

/** Reads the details of a page's context; missing or invalid fields get their default. */
export function siteDetails(site: SiteContext): SiteDetails {
  const read = details(site);
  const { website, developerMode, websiteCloneable } = read;
  return {
    ...read,
    // Published pages say these beside the website.
    website: {
      ...website,
      developerMode: website.developerMode || developerMode,
      cloneable: website.cloneable || websiteCloneable,
    },
  };
}

/** The complete context. */
export type FullContext = SiteContext & SiteDetails;

export function fullContext(site: SiteContext): FullContext {
  return { ...site, ...siteDetails(site) } as FullContext;
}

/** Unknown data as a complete context with every field typed; missing or invalid fields get their default. */
export function readContext(data: unknown): FullContext {
  return fullContext(readSite(data));
}
