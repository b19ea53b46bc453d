import { describe, expect, it } from 'vitest';
import {
  audience,
  configUrl,
  formatVisitorCookie,
  fromApiCookieSettings,
  isMobileAppContainer,
  isSevenOne,
  readContext,
  toApiCookieSettings,
} from '../../../src/library';

const account = { authenticatedAccount: { id: 'a' } };

describe('the context of a page', () => {
  it('has a typed default for everything that is missing', () => {
    expect(readContext(undefined)).toMatchObject({
      isPresent: false,
      currency: 'USD',
      pageType: undefined,
      collection: undefined,
      item: undefined,
      authenticatedAccount: undefined,
      websiteRoles: [],
      accessPermissions: [],
      censusEnabled: true,
      website: { id: undefined, developerMode: false, cloneable: false, siteStatus: { value: undefined } },
      cookieSettings: {
        isCookieBannerEnabled: false,
        isRestrictiveCookiePolicyEnabled: false,
        isActivityLogEnabled: true,
      },
    });
  });

  it('carries every field that the specification names', () => {
    const context = readContext({
      website: {
        id: 'w',
        identifier: 'kiln',
        websiteType: 4,
        siteStatus: { value: 8 },
        developerMode: true,
        cloneable: true,
      },
      websiteSettings: { ssBadgeType: 2, storeSettings: { selectedCurrency: 'EUR' } },
      appDomain: 'mortar.example',
      templateId: 't',
      templateInstallation: { templateWebsite: { id: 'tw' } },
      templateVersion: '7.1',
      pageType: 50,
      collection: { id: 'c', title: 'Journal', type: 1, permissionType: 1 },
      item: { id: 'i', title: 'Firing', recordType: 1 },
      authenticatedAccount: { id: 'a' },
      websiteRoles: [1, 4],
      accessPermissions: ['admin'],
    });
    expect(context).toMatchObject({
      isPresent: true,
      currency: 'EUR',
      pageType: 50,
      appDomain: 'mortar.example',
      templateId: 't',
      templateInstallation: { templateWebsite: { id: 'tw' } },
      website: {
        id: 'w',
        identifier: 'kiln',
        websiteType: 4,
        siteStatus: { value: 8 },
        developerMode: true,
        cloneable: true,
      },
      websiteSettings: { ssBadgeType: 2 },
      collection: { title: 'Journal', type: 1, permissionType: 1 },
      item: { title: 'Firing', recordType: 1 },
      collectionId: 'c',
      itemId: 'i',
      websiteRoles: [1, 4],
      accessPermissions: ['admin'],
    });
    expect(isSevenOne(context)).toBe(true);
    expect(isSevenOne(readContext({ templateVersion: '7' }))).toBe(false);
    expect(readContext({ templateVersion: 7.1 }).templateVersion).toBe('7.1');
    expect(isSevenOne(readContext({ templateVersion: 7.1 }))).toBe(true);
    expect(isSevenOne({ templateVersion: 7.1 })).toBe(true);
  });

  it.each([
    [{ cookieSettings: { isCookieBannerEnabled: true } }, true],
    [{ websiteSettings: { isCookieBannerEnabled: true } }, true],
    [
      { cookieSettings: { isCookieBannerEnabled: false }, websiteSettings: { isCookieBannerEnabled: true } },
      false,
    ],
    [
      { cookieSettings: { isCookieBannerEnabled: 'x' }, websiteSettings: { isCookieBannerEnabled: true } },
      true,
    ],
    [{ cookieSettings: { isCookieBannerEnabled: 'true' } }, true],
    [
      {
        cookieSettings: { isCookieBannerEnabled: 'false' },
        websiteSettings: { isCookieBannerEnabled: true },
      },
      false,
    ],
    [{ cookieSettings: null }, false],
  ])('%j means that the banner is enabled: %s', (data, isEnabled) => {
    expect(readContext(data).cookieSettings.isCookieBannerEnabled).toBe(isEnabled);
  });

  it.each([
    ['pageType', '100', 100],
    ['pageType', [100], undefined],
    ['websiteRoles', 'admin', []],
    ['websiteRoles', [1, 'x', null, '10'], [1, 10]],
    ['authenticatedAccount', true, undefined],
    ['authenticatedAccount', [], undefined],
    ['templateId', 7, undefined],
    ['accessPermissions', ['admin', 7, ' a ', null, {}, ''], ['admin', 7, ' a ']],
    ['censusEnabled', 'no', true],
    ['censusEnabled', false, false],
    ['censusEnabled', 'false', false],
  ])('%s of %j is read as %j', (name, value, expected) => {
    expect(readContext({ [name]: value })).toHaveProperty(name, expected);
  });
});

describe('the activity log', () => {
  it.each([
    [{}, true],
    [{ isActivityLogEnabled: false }, false],
    [{ isActivityLogEnabled: 'false' }, false],
    [{ isActivityLogEnabled: 'true' }, true],
    [{ isVisitorDataRestricted: 'true' }, false],
  ])('with %j is kept: %s', (cookieSettings, isKept) => {
    expect(readContext({ cookieSettings }).cookieSettings.isActivityLogEnabled).toBe(isKept);
  });
});

describe('the audience', () => {
  it.each([
    [{}, '/', 'visitor', 'visitor'],
    [{ websiteRoles: [1] }, '/', 'visitor', 'visitor'],
    [account, '/', 'customer', 'logged-in account'],
    [{ ...account, websiteRoles: [14] }, '/', 'customer', 'logged-in account'],
    [{ ...account, accessPermissions: ['area-1'] }, '/', 'member', 'logged-in account'],
    [{ ...account, websiteRoles: [14], accessPermissions: ['area-1'] }, '/', 'member', 'logged-in account'],
    [{ ...account, websiteRoles: [10] }, '/', 'contributor', 'logged-in account'],
    [{ ...account, accessPermissions: ['admin'] }, '/', 'owner', 'logged-in account'],
    [
      { ...account, websiteRoles: [4], accessPermissions: ['area-1'] },
      '/',
      'contributor',
      'logged-in account',
    ],
    [{ ...account, websiteRoles: [1] }, '/', 'owner', 'logged-in account'],
    [{ ...account, websiteRoles: [4] }, '/', 'contributor', 'logged-in account'],
    [{ ...account, websiteRoles: [1] }, '/config/pages', 'owner', 'admin backend'],
    [{ ...account, websiteRoles: [1] }, '/configuration', 'owner', 'logged-in account'],
    [{}, '/config', 'visitor', 'visitor'],
  ])('of %j at %s is %s with the permission %s', (data, path, kind, permission) => {
    expect(audience(readContext(data), path)).toEqual({ kind, permission });
  });

  it.each([
    ['?platform=mobile-app', true],
    ['?a=1&platform=mobile-app', true],
    ['?platform=mobile-apps', false],
    ['?platform=', false],
    ['', false],
    ['?%', false],
  ])('%s is inside a mobile app: %s', (search, is) => {
    expect(isMobileAppContainer(search)).toBe(is);
  });
});

describe('the address of the admin area', () => {
  const context = readContext({ appDomain: 'mortar.example', website: { identifier: 'kiln-and-crumb' } });
  it.each([
    ['/', '', '%2F'],
    ['/journal/first', '?a=1&b=ü', '%2Fjournal%2Ffirst%3Fa%3D1%26b%3D%C3%BC'],
    ['//evil.example/', '', '%2F%2Fevil.example%2F'],
  ])('for %s%s', (pathname, search, frameUrl) => {
    expect(configUrl(context, { pathname, search })).toBe(
      `https://kiln-and-crumb.mortar.example/config/?frameUrl=${frameUrl}`,
    );
  });

  it.each([
    ['', 'mortar.example'],
    ['kiln', ''],
    ['kiln', 'evil.example/x'],
    ['evil.example/', 'mortar.example'],
    ['kiln@evil', 'mortar.example'],
    ['kiln', 'mortar.example#'],
  ])('there is none for %j on %j', (identifier, appDomain) => {
    expect(
      configUrl(readContext({ appDomain, website: { identifier } }), { pathname: '/', search: '' }),
    ).toBeUndefined();
  });
});

describe("a visitor's cookie", () => {
  it('is written for a complete visitor', () => {
    expect(formatVisitorCookie(['a1', 1, 2, 3, 4, 5])).toBe('a1|1|2|3|4|5');
  });

  it.each([
    [['a1']],
    [['a1', 1, 2, 3, 4]],
    [['a1', 1, 2, 3, 4, 5, 6]],
    [['a|1', 1, 2, 3, 4, 5]],
    [['', 1, 2, 3, 4, 5]],
    [['a1', 0, 2, 3, 4, 5]],
    [['a1', 1, 2, 3, 4, 'x']],
  ])('is never written so that it could not be read: %j', (visitor) => {
    expect(() => formatVisitorCookie(visitor as never)).toThrow('A visitor must be');
  });
});

describe("cookie settings of the owner's side", () => {
  it('change their names and meanings on the way to the API and back', () => {
    const owners = { isActivityLogEnabled: true, isAnalyticsCookiesDisabled: false, cookieBannerText: 'x' };
    const api = {
      isVisitorDataRestricted: false,
      isRestrictiveCookiePolicyEnabled: false,
      cookieBannerText: 'x',
    };
    expect(toApiCookieSettings(owners)).toEqual(api);
    expect(fromApiCookieSettings(api)).toEqual(owners);
    expect(toApiCookieSettings({})).toEqual({});
  });
});
