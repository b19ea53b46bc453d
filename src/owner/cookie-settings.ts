import { requireObject } from '../data/require';

/** Cookie settings as the owner's side names them, and as the API does (specification, section 3). */
export interface OwnerCookieSettings {
  isActivityLogEnabled?: boolean;
  isAnalyticsCookiesDisabled?: boolean;
  [other: string]: unknown;
}
export interface ApiCookieSettings {
  isVisitorDataRestricted?: boolean;
  isRestrictiveCookiePolicyEnabled?: boolean;
  [other: string]: unknown;
}

/**
 * The API restricts visitor data where the owner's side logs activity, and names the analytics switch differently.
 * @throws UnexpectedValueError for what is no object, as its counterpart does.
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
