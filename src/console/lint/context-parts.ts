import { readBannerFields } from '../../components/cookie-banner/settings';
import { asRecord, type Fields, readFlag } from '../../data/fields';
import { fold } from '../../data/indexes';
import { readContext } from '../../runtime/site-details';

/** An object in the site context whose fields have an effect. */
export interface ContextPart {
  readonly path: readonly string[];
  readonly fields: readonly string[];
  /** Reads a field of the given object, apart from those that have the same effect. */
  read(given: Fields, name: string): unknown;
}

/** Fields that follow from others; a context cannot set them. */
const DERIVED = ['isPresent', 'currency'];

/** In the order in which the documentation describes them. */
export const CONTEXT_PARTS: readonly ContextPart[] = [
  partAt([]),
  partAt(['website']),
  partAt(['websiteSettings']),
  partAt(['websiteSettings', 'storeSettings']),
  partAt(['collection']),
  partAt(['item']),
  cookieSettings(),
];

function partAt(path: readonly string[]): ContextPart {
  const readPart = (given: Fields) => fieldsAt(path, readContext(nest(path, given)));
  return {
    path,
    fields: Object.keys(readPart({})).filter((name) => path.length || !DERIVED.includes(name)),
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
