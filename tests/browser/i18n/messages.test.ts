import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';

const stage = useStage();

const GERMAN = {
  Accept: 'Annehmen',
  Decline: 'Ablehnen',
  'Cookie banner': 'Cookie-Hinweis',
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.':
    'Diese Website verwendet Cookies.',
  'Logout Successful': 'Abgemeldet',
  'You have been successfully logged out.': 'Sie sind jetzt abgemeldet.',
  Confirm: 'Ja',
  Reject: 'Nein',
  Cancel: 'Abbrechen',
};

const asking = (messages: unknown, cookieSettings = {}) =>
  pageOf({
    context: {
      messages,
      cookieSettings: {
        isCookieBannerEnabled: true,
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        ...cookieSettings,
      },
    },
  });

describe('the site’s own words', () => {
  it('stand in the cookie banner', async () => {
    const { page } = await stage.show(asking(GERMAN));
    const banner = page.getByRole('region', { name: 'Cookie-Hinweis' });
    await eventually(() => banner.innerText()).toMatch(
      /^Diese Website verwendet Cookies\.\s+Annehmen\s+Ablehnen$/,
    );
  });

  it('give way to what the owner wrote for the banner itself', async () => {
    const { page } = await stage.show(
      asking(GERMAN, { cookieBannerText: 'Kekse?', cookieBannerCtaText: 'Gern' }),
    );
    await eventually(() => page.getByRole('region', { name: 'Cookie-Hinweis' }).innerText()).toMatch(
      /^Kekse\?\s+Gern\s+Ablehnen$/,
    );
  });

  it('stand in the logout notice', async () => {
    const { page } = await stage.show(pageOf({ context: { messages: GERMAN } }), {
      path: '/fixture?logout=true',
    });
    const dialog = page.getByRole('dialog', { name: 'Abgemeldet' });
    await eventually(() => dialog.innerText()).toMatch(/^Abgemeldet\s+Sie sind jetzt abgemeldet\.\s+Ja$/);
  });

  it('stand on the buttons of a dialog, except where its author named them', async () => {
    const { page } = await stage.show(pageOf({ context: { messages: GERMAN } }));
    await page.evaluate(
      "void mortar.confirm({ message: 'Weg damit?', style: 'confirm-or-reject', labels: { reject: 'Lieber nicht' } })",
    );
    await eventually(() => page.getByRole('dialog').getByRole('button').allInnerTexts()).toEqual([
      'Lieber nicht',
      'Ja',
    ]);
  });
});

describe('the English words stand', () => {
  it.each([
    ['nothing', undefined],
    ['no record', 'Annehmen'],
    ['a list', ['Annehmen']],
    ['a number', { Accept: 7 }],
    ['an empty text', { Accept: ' ' }],
    ['an argument where there is none', { Accept: 'Annehmen, {name}' }],
    ['a broken text', { Accept: 'Annehmen {' }],
  ])('where the site has %s', async (_what, messages) => {
    const { page, errors } = await stage.show(asking(messages));
    await eventually(() => page.getByRole('region').getByRole('button').allInnerTexts()).toEqual([
      'Accept',
      'Decline',
    ]);
    expect(errors).toEqual([]);
  });
});

it('words of the site are text, whatever they look like', async () => {
  const { page } = await stage.show(asking({ Accept: '<img src=x onerror="window.pwned=1"><b>Yes</b>' }));
  await eventually(() => page.getByRole('region').getByRole('button').first().innerText()).toBe(
    '<img src=x onerror="window.pwned=1"><b>Yes</b>',
  );
  expect(await page.evaluate('window.pwned')).toBeUndefined();
});
