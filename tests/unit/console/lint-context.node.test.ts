import { expect, it } from 'vitest';
import { createLinter } from '../../../src/console/lint-files/lint-html';

const lintHtml = await createLinter();

async function faultsIn(context: unknown, type = 'type="application/json"') {
  const found = await lintHtml(`<script ${type} id="site-context">${JSON.stringify(context)}</script>`);
  return found.map(({ code, message, suggestion }) => [code, message, suggestion]);
}

it.each([
  ['a misspelt field', { cookieSetings: {} }, 'cookieSetings', 'cookieSettings'],
  ['a misspelt field inside', { website: { langage: 'de' } }, 'website.langage', 'website.language'],
  [
    'a field in the wrong case',
    { website: { timezone: 'Europe/Berlin' } },
    'website.timezone',
    'website.timeZone',
  ],
  [
    'a setting of the banner at the top',
    { cookieBannerTheme: 'DARK' },
    'cookieBannerTheme',
    'cookieSettings.cookieBannerTheme',
  ],
  [
    'the switch of the banner at the top',
    { isCookieBannerEnabled: true },
    'isCookieBannerEnabled',
    'cookieSettings.isCookieBannerEnabled',
  ],
  ['the language at the top', { language: 'de' }, 'language', 'website.language'],
  [
    'a misspelt setting of the popup',
    { websiteSettings: { popupOverlaySettings: { showOnTimr: true } } },
    'websiteSettings.popupOverlaySettings.showOnTimr',
    'websiteSettings.popupOverlaySettings.showOnTimer',
  ],
  [
    'misspelt settings of the announcement',
    { websiteSettings: { announcementBarSetting: { text: 'Open' } } },
    'websiteSettings.announcementBarSetting',
    'websiteSettings.announcementBarSettings',
  ],
])('%s is found', async (_, context, written, meant) => {
  expect(await faultsIn(context)).toEqual([
    ['unknown-setting', `${written} in the site context is not read.`, `Did you mean ${meant}?`],
  ]);
});

it.each([
  ['a number in place of text', { website: { id: 5 } }, 'website.id', '5', 'missing', 'site-context.md'],
  ['a word in place of a number', { pageType: 'page' }, 'pageType', '"page"', 'missing', 'site-context.md'],
  ['a number in place of a list', { websiteRoles: 3 }, 'websiteRoles', '3', '[]', 'site-context.md'],
  ['a text in place of an object', { messages: 'de' }, 'messages', '"de"', '{}', 'site-context.md'],
  [
    'a flag in another language',
    { cookieSettings: { isCookieBannerEnabled: 'ja' } },
    'cookieSettings.isCookieBannerEnabled',
    '"ja"',
    'false',
    'consent.md',
  ],
  [
    'a word in small letters',
    { cookieSettings: { cookieBannerTheme: 'light' } },
    'cookieSettings.cookieBannerTheme',
    '"light"',
    '"DARK"',
    'consent.md',
  ],
  [
    'a position of the other variant',
    { cookieSettings: { cookieBannerPosition: 'TOP_LEFT' } },
    'cookieSettings.cookieBannerPosition',
    '"TOP_LEFT"',
    '"BOTTOM"',
    'consent.md',
  ],
  [
    'a word in place of the popup’s delay',
    { websiteSettings: { popupOverlaySettings: { style: 2, timerDelay: 'soon' } } },
    'websiteSettings.popupOverlaySettings.timerDelay',
    '"soon"',
    '0',
    'blocks/popup-overlay.md',
  ],
])('%s is found', async (_, context, field, value, read, page) => {
  expect(await faultsIn(context)).toEqual([
    [
      'wrong-value',
      `${field} in the site context cannot be ${value}.`,
      `It is read as ${read}; docs/${page} says what it can be.`,
    ],
  ]);
});

it('a context that the browser runs as a script is found', async () => {
  expect(await faultsIn({ website: { id: '1' } }, '')).toEqual([
    [
      'wrong-value',
      'The browser runs the site context as a script, which fails.',
      'Write type="application/json".',
    ],
  ]);
});

it.each([
  ['fields of the page’s own', { shop: { name: 'Kiln' }, title: 'Kiln', website: { id: '1', motto: 'x' } }],
  ['a field that is set beside a similar one', { item: { id: '1' }, items: [], collection: null }],
  [
    'settings that affect each other',
    { cookieSettings: { isActivityLogEnabled: true, isVisitorDataRestricted: true } },
  ],
  [
    'both names of a setting',
    { cookieSettings: { isRestrictiveCookiePolicyEnabled: false, isAnalyticsCookiesDisabled: true } },
  ],
  [
    'a position of its variant',
    { cookieSettings: { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_LEFT' } },
  ],
  ['flags and numbers as text', { cookieSettings: { isCookieBannerEnabled: 'true' }, pageType: '2' }],
  [
    'settings of blocks',
    {
      websiteSettings: {
        mobileInfoBarSettings: { style: '2', id: '1' },
        popupOverlaySettings: { enabledPages: ['1'] },
      },
    },
  ],
  ['empty values', { website: { id: '', timeZone: null }, cookieSettings: { cookieBannerText: '' } }],
])('%s are no fault', async (_, context) => {
  expect(await faultsIn(context)).toEqual([]);
});

it('a text that Mortar does not have is found, with the one that was probably meant', async () => {
  expect(await faultsIn({ messages: { Acept: 'Zgoda' } })).toEqual([
    [
      'malformed-message',
      'The site\'s text for "Acept" replaces no text of Mortar.',
      'Did you mean "Accept"?',
    ],
  ]);
});

it.each([
  ['Berlin', 1],
  ['Europe/Berlin', 0],
  ['', 0],
])('the time zone %j is found %i times', async (timeZone, times) => {
  expect(await faultsIn({ website: { timeZone } })).toEqual(
    Array(times).fill([
      'wrong-value',
      'website.timeZone in the site context is not a time zone: "Berlin".',
      'Write its IANA name, such as "Europe/Berlin".',
    ]),
  );
});
