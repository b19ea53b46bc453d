import { requireObject } from '../data/require';

/** Cookie settings in owner-side and API naming (specification, section 3). */
interface OwnerCookieSettings {
  isActivityLogEnabled?: boolean;
  isAnalyticsCookiesDisabled?: boolean;
  [other: string]: unknown;
}
interface ApiCookieSettings {
  isVisitorDataRestricted?: boolean;
  isRestrictiveCookiePolicyEnabled?: boolean;
  [other: string]: unknown;
}

/**
 * The API restricts visitor data where the owner's side logs activity, and names the analytics switch differently.
 * Likewise for the reverse.
 * @throws UnexpectedValueError for anything but an object.
 */
export function toApiCookieSettings(settings: OwnerCookieSettings): ApiCookieSettings {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled, ...others } = requireObject(
    'Cookie settings',
    settings,
  );
  return {
    ...others,
    ...(isActivityLogEnabled !== undefined && { isVisitorDataRestricted: !isActivityLogEnabled }),
    ...(isAnalyticsCookiesDisabled !== undefined && {
      isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
    }),
  };
}

export function fromApiCookieSettings(settings: ApiCookieSettings): OwnerCookieSettings {
  const { isVisitorDataRestricted, isRestrictiveCookiePolicyEnabled, ...others } = requireObject(
    'Cookie settings',
    settings,
  );
  return {
    ...others,
    ...(isVisitorDataRestricted !== undefined && { isActivityLogEnabled: !isVisitorDataRestricted }),
    ...(isRestrictiveCookiePolicyEnabled !== undefined && {
      isAnalyticsCookiesDisabled: isRestrictiveCookiePolicyEnabled,
    }),
  };
}
