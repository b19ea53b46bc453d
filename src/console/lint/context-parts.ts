import { BLOCK_SETTINGS } from 'mortar:blocks';
import { readBannerFields } from '../../components/cookie-banner/settings';
import { asRecord, type Fields, readFlag } from '../../data/fields';
import { fold } from '../../data/indexes';
import type { BlockName } from '../../runtime/block-entry';
import { readContext } from '../../runtime/site-details';

/** An object in the site context whose fields have an effect. */
export interface ContextPart {
  readonly path: readonly string[];
  readonly fields: readonly string[];
  /** The page of the documentation that describes them. */
  readonly docs: string;
  /** Reads a field of the given object, apart from those that have the same effect. */
  read(given: Fields, name: string): unknown;
}

/** Fields that follow from others; a context cannot set them. */
const DERIVED = ['isPresent', 'currency'];

/** Blocks whose settings the site context has. */
const SETTINGS_OF_BLOCKS: Readonly<Record<string, BlockName>> = {
  announcementBarSettings: 'announcement-bar',
  mobileInfoBarSettings: 'mobile-info-bar',
  popupOverlaySettings: 'popup-overlay',
};

/** In the order in which the documentation describes them. */
export const CONTEXT_PARTS: readonly ContextPart[] = [
  partAt([]),
  partAt(['website']),
  partAt(['websiteSettings'], Object.keys(SETTINGS_OF_BLOCKS)),
  partAt(['websiteSettings', 'storeSettings']),
  partAt(['collection']),
  partAt(['item']),
  cookieSettings(),
];

/** Their names, such as `text`, could be of anything else in another object. */
export const BLOCK_PARTS: readonly ContextPart[] = Object.entries(SETTINGS_OF_BLOCKS).map(blockSettings);

function blockSettings([name, block]: [string, BlockName]): ContextPart {
  const table = BLOCK_SETTINGS[block];
  return {
    path: ['websiteSettings', name],
    fields: Object.keys(table),
    docs: `blocks/${block}.md`,
    read: (given, field) =>
      table[field]?.parse(given[field]) === undefined ? table[field]?.fallback : given[field],
  };
}

function partAt(path: readonly string[], others: readonly string[] = []): ContextPart {
  const readPart = (given: Fields) => fieldsAt(path, readContext(nest(path, given)));
  const known = Object.keys(readPart({})).filter((name) => path.length || !DERIVED.includes(name));
  return {
    path,
    fields: [...known, ...others],
    docs: 'site-context.md',
    read: (given, name) => readPart({ [name]: given[name] })[name],
  };
}

/** How the banner looks is read elsewhere, and two settings have a second name on the owner's side. */
function cookieSettings(): ContextPart {
  const consent = partAt(['cookieSettings']);
  const banner = Object.keys(readBannerFields({}));
  const ownerSide = ['isAnalyticsCookiesDisabled', 'isVisitorDataRestricted'];
  return {
    path: consent.path,
    fields: [...consent.fields, ...banner, ...ownerSide],
    docs: 'consent.md',
    read(given, name) {
      if (ownerSide.includes(name)) return readFlag(given[name]);
      return banner.includes(name) ? asRecord(readBannerFields(given))[name] : consent.read(given, name);
    },
  };
}

/** The object at a path; an empty one if there is none. */
export function fieldsAt(path: readonly string[], context: unknown): Fields {
  return fold(path, asRecord(context), (outer, name) => asRecord(outer[name]));
}

function nest(path: readonly string[], inner: Fields): Fields {
  return path.reduceRight((fields, name) => ({ [name]: fields }), inner);
}
