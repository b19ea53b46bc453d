import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ADMIN, finalAddress, showWithAdmin } from '../admin.ts';
import { useStage } from '../harness.ts';

const stage = useStage();
const SITE = 'http://shop.kiln.test';
const authenticatedAccount = { id: '5e0000000000000000000001' };

/** Who looks at a page, and whether they are led to the admin area and see what visitors have closed. */
const AUDIENCE: [string, Record<string, unknown>, boolean, boolean][] = [
  ['a visitor', { websiteRoles: [1] }, false, false],
  ['an owner', { authenticatedAccount, websiteRoles: [1] }, true, true],
  ['a contributor', { authenticatedAccount, websiteRoles: [4] }, true, true],
  ['a contributor who only views', { authenticatedAccount, websiteRoles: [10, 14] }, false, true],
  ['a member', { authenticatedAccount, websiteRoles: [14], accessPermissions: ['area-1'] }, false, false],
  ['a customer', { authenticatedAccount }, false, false],
];

const CLOSED = {
  'announcement-bar': '1',
  'squarespace-announcement-bar': '{"closed":true}',
  'popup-overlay': JSON.stringify({ version: 3, submitted: true, 'date-closed': 1e15 }),
};

const websiteSettings = {
  announcementBarSettings: { style: 2, text: '<p>Fresh bread</p>', version: '1' },
  popupOverlaySettings: {
    style: 2,
    showOnTimer: true,
    timerDelay: 0,
    showOnAllPages: true,
    version: 3,
    displayFrequency: -1,
  },
};

const PREVIEWS = `<div data-block="announcement-bar" id="bar"></div>
  <div data-block="popup-overlay" id="letter" hidden><h2>A letter</h2></div>`;

const explained = (page: Page, what: string) =>
  page.evaluate<{ answer: string }>(`mortar.explain('${what}')`).then(({ answer }) => answer);

describe.each(AUDIENCE)('%s', (_who, context, isLedAway, seesPreviews) => {
  test(`is ${isLedAway ? '' : 'not '}led to the admin area`, async () => {
    const { page } = await showWithAdmin(stage, context, { origin: SITE, started: false });
    if (isLedAway) await page.waitForURL(`${ADMIN}/**`);
    else expect(await finalAddress(page)).toBe(`${SITE}/fixture`);
  });

  test(`${seesPreviews ? 'sees' : 'does not see'} the bar and the popup that were closed`, async () => {
    const { page } = await showWithAdmin(
      stage,
      { ...context, websiteSettings },
      {
        body: PREVIEWS,
        path: '/fixture?noredirect',
        before: `Object.assign(localStorage, ${JSON.stringify(CLOSED)});`,
      },
    );
    for (const id of ['bar', 'letter'])
      await page.waitForSelector(`#${id}[data-block-state="mounted"]`, { state: 'attached' });
    expect(await explained(page, 'popup-overlay')).toBe(seesPreviews ? 'yes' : 'no');
    expect(await page.getByText('Fresh bread').count()).toBe(seesPreviews ? 1 : 0);
    if (seesPreviews) await page.getByRole('dialog', { name: 'A letter' }).waitFor();
    expect(await page.evaluate('({ ...localStorage })')).toMatchObject(CLOSED); // a preview reopens nothing
  });
});
