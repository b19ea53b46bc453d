import { asRecord, number, optional, record, text } from '../data/fields';
import { readSite, type SiteContext } from './site-context';

const shown = record({ title: text(''), fullUrl: text(''), type: number, recordType: number });

/** Some pages write it as a number. */
function version(value: unknown): string {
  return text('')(typeof value === 'number' ? String(value) : value);
}

const details = record({
  website: record({
    identifier: text(''),
    websiteType: number,
    siteStatus: record({ value: number }),
  }),
  websiteSettings: record({ ssBadgeType: number }),
  appDomain: text(''),
  templateInstallation: record({ templateWebsite: record({ id: text(undefined) }) }),
  templateVersion: version,
  collection: optional(shown),
  item: optional(shown),
  featureFlags: asRecord,
  heartbeatSeconds: number,
  /** Where named events are sent; the site itself when there is none. */
  eventsHost: text(''),
  sessionRecordingSrc: text(''),
  /** Translations by English text. */
  messages: asRecord,
});

/** What a context says beside what every page needs, each field of its type. */
export type SiteDetails = ReturnType<typeof details>;

/** Reads the details out of a page's context; what is missing or wrong gets its default. */
export function siteDetails(site: SiteContext): SiteDetails {
  return details(site);
}

/** A whole context. */
export type FullContext = SiteContext & SiteDetails;

/** Unknown data to a context in which every field is of its type; what is missing or wrong gets its default. */
export function readContext(data: unknown): FullContext {
  const site = readSite(data);
  return { ...site, ...siteDetails(site) } as FullContext;
}
