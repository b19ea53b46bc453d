import type { PermissionCode } from '../data/enums/lookups';
import {
  asRecord,
  type Fields,
  list,
  optional,
  ownProperty,
  readFlag,
  readFlagUnlessOff,
  readNumber,
  readText,
  record,
} from '../data/fields';

const id = readText(undefined);

/** The collection or item shown on the page. */
const shown = record({ id, permissionType: readNumber });

const websiteSettings = record({
  useEscapeKeyToLogin: readFlag,
  isCookieBannerEnabled: readFlag,
  storeSettings: record({ selectedCurrency: readText('USD') }),
});

/** The settings that decide on tracking; how the banner looks is read where it is rendered. */
export interface CookieSettings extends Fields {
  readonly isCookieBannerEnabled: boolean;
  /** Nothing may track before the visitor accepts. */
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  /** With the restrictive policy: tracking stays off even after the visitor accepts. */
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  readonly isActivityLogEnabled: boolean;
}

/** Permission codes are passed through unchanged, as numbers or words. */
function permission(code: unknown): PermissionCode | undefined {
  return typeof code === 'number' || (typeof code === 'string' && code) ? code : undefined;
}

const context = record({
  website: record({ id, language: readText('') }),
  websiteSettings,
  templateId: id,
  pageType: readNumber,
  collection: optional(shown),
  collectionId: id,
  item: optional(shown),
  itemId: id,
  authenticatedAccount: optional(asRecord),
  websiteRoles: list(readNumber),
  accessPermissions: list(permission),
  censusEnabled: readFlagUnlessOff,
});

/**
 * What every page needs of the site context, validated. It has the shape of a published page's context; other fields
 * are kept unchanged and read by `siteDetails` where needed.
 */
export type SiteContext = ReturnType<typeof context> & {
  /** Whether the page has a readable context; without one, nothing is tracked and nothing redirects. */
  readonly isPresent: boolean;
  readonly cookieSettings: CookieSettings;
  /** ISO code of the store's currency. */
  readonly currency: string;
};

/** Unknown data as a context with every field typed; missing or invalid fields get their default. */
export function readSite(data: unknown): SiteContext {
  const fields = asRecord(data);
  const read = context(fields);
  return {
    ...read,
    isPresent: Object.keys(fields).length > 0,
    cookieSettings: readCookieSettings(
      asRecord(ownProperty(fields, 'cookieSettings')),
      read.websiteSettings.isCookieBannerEnabled,
    ),
    collectionId: read.collectionId ?? read.collection?.id,
    itemId: read.itemId ?? read.item?.id,
    currency: read.websiteSettings.storeSettings.selectedCurrency,
  };
}

/** Cookie settings under both their served and their owner-side names (specification, section 3). */
function readCookieSettings(fields: Fields, isEnabledBySite: boolean): CookieSettings {
  const setting = (name: string) => ownProperty(fields, name);
  const isEnabled = setting('isCookieBannerEnabled');
  return {
    ...fields,
    isCookieBannerEnabled: readFlag(isEnabled) || (isEnabledBySite && readFlagUnlessOff(isEnabled)),
    isRestrictiveCookiePolicyEnabled:
      readFlag(setting('isRestrictiveCookiePolicyEnabled')) ||
      readFlag(setting('isAnalyticsCookiesDisabled')),
    isRestrictiveCookiePolicyAbsolute: readFlag(setting('isRestrictiveCookiePolicyAbsolute')),
    isActivityLogEnabled:
      readFlagUnlessOff(setting('isActivityLogEnabled')) && !readFlag(setting('isVisitorDataRestricted')),
  };
}
