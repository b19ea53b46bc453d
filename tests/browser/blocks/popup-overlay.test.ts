import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { arrived, formOf, settled } from '../wire';

const stage = useStage();
const OVERLAY = '/api/census/overlay';
const POPUP =
  '<div data-block="popup-overlay" id="letter" class="quiet" hidden><h2>A letter</h2><p>Once a month <a href="#x">more</a></p></div>';

const popupPage = (popupOverlaySettings: object, context: object = {}) =>
  pageOf({
    body: `<main><h1>Bread</h1>${POPUP}<label>Name <input id="name"></label><p style="height: 3000px">Rye</p></main>`,
    context: { websiteSettings: { popupOverlaySettings }, ...context },
  });
const AT_ONCE = { style: 2, showOnTimer: true, timerDelay: 0, showOnAllPages: true, version: 3 };

const letter = (page: Page) => page.getByRole('dialog', { name: 'A letter' });
const stored = (page: Page) => page.evaluate("JSON.parse(localStorage.getItem('popup-overlay'))");
const store = (record: object) =>
  `localStorage.setItem('popup-overlay', ${JSON.stringify(JSON.stringify(record))});`;

/** Shows a page whose clock the test may put forward. */
const show = (html: string, options: VisitOptions = {}) => stage.show(html, { ...options, clock: true });

/** The popup is there, so that its time runs. */
const mounted = (page: Page) =>
  page.locator('[data-block-state="mounted"]').first().waitFor({ state: 'attached' });

/** Stays away for five seconds of the page's own, in which a popup looks again and again whether it may come. */
const staysAway = async (page: Page) => {
  await mounted(page);
  await page.clock.runFor(5000);
  await settled(page, 100); // a dialog that comes after all is loaded first
  expect(await page.getByRole('dialog', { name: /A letter|Another/ }).count()).toBe(0);
};

describe('a popup', () => {
  test('shows after its time, is closed by its button, and leaves the page as it was', async () => {
    const { page } = await stage.show(popupPage(AT_ONCE));
    await letter(page).waitFor();
    expect(await stored(page)).toEqual({ version: 3, submitted: false });
    expect(await page.locator('#letter:focus-within, #letter:focus').count()).toBe(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await letter(page).waitFor({ state: 'hidden' });
    expect(await page.locator('#letter').getAttribute('class')).not.toContain('popup');
    expect(await page.locator('#letter').getAttribute('role')).toBeNull();
    expect(await page.locator('#letter').getAttribute('hidden')).toBe('');
    expect(await stored(page)).toMatchObject({ version: 3, 'date-closed': expect.any(Number) });
    const calls = await arrived(stage, OVERLAY, 2);
    expect(calls.map((call) => formOf(call))).toMatchObject([
      { overlayId: 'letter', action: 'show', version: '3' },
      { overlayId: 'letter', action: 'close', version: '3' },
    ]);
  });

  test('has a question asked from within it above it, and keeps its size meanwhile', async () => {
    const { page } = await stage.show(popupPage(AT_ONCE));
    await letter(page).waitFor();
    const before = await letter(page).boundingBox();
    await page.evaluate("void mortar.confirm('Sure?').then((answer) => { window.answer = answer })");
    const question = page.getByRole('dialog', { name: 'Sure?' });
    await question.waitFor();
    expect(await letter(page).boundingBox()).toEqual(before);
    await question.getByText('Sure?').click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await eventually(() => page.evaluate('window.answer')).toBe('confirm');
    await question.waitFor({ state: 'detached' });
    expect(await letter(page).isVisible()).toBe(true);
  });

  test('shows when the page is scrolled that far, and not before', async () => {
    const { page } = await show(
      popupPage({ style: 2, showOnScroll: true, scrollPercentage: 50, showOnAllPages: true }),
    );
    await staysAway(page);
    await page.evaluate('scrollTo(0, 200)');
    await staysAway(page);
    await page.evaluate('scrollTo(0, 2500)');
    await letter(page).waitFor();
  });

  test.each([
    ['switched off', { ...AT_ONCE, style: 1 }, {}],
    ['meant for another page', { ...AT_ONCE, showOnAllPages: undefined, enabledPages: ['other'] }, {}],
    ['meant for no page', { ...AT_ONCE, showOnAllPages: false }, {}],
  ])('does not show where it is %s', async (_name, settings, context) => {
    const { page } = await show(popupPage(settings, context));
    await staysAway(page);
  });

  test('does not show on a mobile screen unless that is allowed, and support is told', async () => {
    const { page } = await show(popupPage(AT_ONCE), { viewport: { width: 390, height: 800 } });
    await staysAway(page);
    const told = await page.evaluate("mortar.explain('popup-overlay')");
    expect(told).toMatchObject({ answer: 'no' });
    const { page: allowed } = await show(popupPage({ ...AT_ONCE, enableMobile: true }), {
      viewport: { width: 390, height: 800 },
    });
    await letter(allowed).waitFor();
  });

  test('does not come back before its days are over, but for whoever works on the site', async () => {
    const before = store({ version: 3, 'date-closed': 1e15 });
    const { page } = await show(popupPage({ ...AT_ONCE, displayFrequency: 30 }), { before });
    await staysAway(page);
    const staff = { authenticatedAccount: { id: 'a' }, websiteRoles: [1], website: { developerMode: true } };
    const { page: preview } = await show(popupPage(AT_ONCE, staff), { before });
    await letter(preview).waitFor();
  });

  test('that is newer than what is remembered is shown until it is closed or answered itself', async () => {
    const { page } = await show(popupPage({ ...AT_ONCE, displayFrequency: 30, showUntilSignup: true }), {
      before: `if (!name) { name = 'again'; ${store({ version: 2, submitted: true, 'date-closed': 1e15 })} }`,
    });
    await letter(page).waitFor();
    expect(await stored(page)).toEqual({ version: 3, submitted: false });
    await page.reload();
    await letter(page).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await staysAway(page);
  });

  test('never lies over the question about cookies', async () => {
    const { page } = await show(popupPage(AT_ONCE, { cookieSettings: { isCookieBannerEnabled: true } }));
    await staysAway(page);
    await page.evaluate('mortar.consent.set(true)');
    await letter(page).waitFor();
  });

  test('waits also while that question is asked again', async () => {
    const settings = '<a href="#x" data-cookie-settings>Cookies</a>';
    const { page } = await show(
      popupPage(
        { style: 2 },
        { cookieSettings: { isCookieBannerEnabled: true, cookieBannerCtaVariant: 'BUTTON' } },
      ).replace('</main>', `</main>${settings}`),
      { cookies: { ss_cookieAllowed: 'true' } },
    );
    await page.getByRole('link', { name: 'Cookies' }).click();
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await page.evaluate('mortar.popup.open()');
    await staysAway(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await letter(page).waitFor();
  });

  test('gives way to that question when it is asked from within it', async () => {
    const settings = '<button type="button" data-cookie-settings>Cookies</button>';
    const { page } = await stage.show(
      popupPage(AT_ONCE, { cookieSettings: { isCookieBannerEnabled: true } }).replace(
        'more</a>',
        `more</a>${settings}`,
      ),
      { cookies: { ss_cookieAllowed: 'true' } },
    );
    await letter(page).getByRole('button', { name: 'Cookies' }).focus();
    await page.keyboard.press('Enter');
    const accept = page.getByRole('button', { name: 'Accept' });
    await accept.click();
    await accept.waitFor({ state: 'hidden' });
    expect(await letter(page).count()).toBe(0);
    expect(await stored(page)).toMatchObject({ 'date-closed': expect.any(Number) });
  });

  test('that its page hides by a class is seen; one that cannot be seen keeps nobody from the page', async () => {
    const byClass = '<style>.quiet { display: none; visibility: hidden; opacity: 0 }</style>';
    const { page } = await stage.show(
      popupPage(AT_ONCE).replace(' hidden', '').replace('</head>', `${byClass}</head>`),
    );
    await letter(page).waitFor();
    expect(await page.locator('#letter').evaluate((popup) => getComputedStyle(popup).visibility)).toBe(
      'visible',
    );
    const around = await stage.show(
      popupPage(AT_ONCE).replace(POPUP, `<div style="display:none">${POPUP}</div>`),
    );
    await eventually(
      () =>
        around.messages.filter(({ text }) => /popup-overlay: .* hidden \(display: none\)/.test(text)).length,
    ).toBe(1);
    await around.page.getByLabel('Name').fill('Rye');
    expect(await around.page.locator('#letter').getAttribute('role')).toBeNull();
    expect(await stored(around.page)).toBeNull();
  });

  test.each([
    '.sqs-popup-overlay { opacity: 0; visibility: hidden } .sqs-popup-overlay.visible { opacity: 1; visibility: visible }',
    '.sqs-slide-wrapper[data-slide-type] { display: none; position: fixed; inset: 0 }',
    '.sqs-slide-container { position: fixed; inset: 0; transform: translateY(100%) }',
  ])('with the parts of a published popup is seen inside its card where a sheet says %s', async (rule) => {
    const slide = (name: string, content: string) =>
      `<div class="${name}" data-slide-type="popup-overlay">${content}</div>`;
    const parts = slide(
      'sqs-slide-wrapper',
      slide('sqs-slide-container', '<div class="sqs-popup-overlay"><h2>A letter</h2></div>'),
    );
    const popup = `<div data-block="popup-overlay" id="letter" hidden>${parts}</div>`;
    const { page } = await stage.show(
      popupPage(AT_ONCE).replace(POPUP, popup).replace('</head>', `<style>${rule}</style></head>`),
    );
    await letter(page).waitFor();
    const heading = page.getByRole('heading', { name: 'A letter' });
    const seen = await heading.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const card = document.querySelector('#letter');
      return (
        isVisible &&
        card?.contains(document.elementFromPoint(left + width / 2, top + 10)) &&
        card.clientHeight > 60
      );
    });
    expect(seen).toBe(true);
  });

  test('that is hidden as the page’s style sheet wants it, by an important rule for `hidden`, is seen', async () => {
    const rule = '<style>[hidden] { display: none !important }</style>';
    const { page } = await stage.show(popupPage(AT_ONCE).replace('</head>', `${rule}</head>`));
    await letter(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await letter(page).waitFor({ state: 'hidden' });
    expect(await page.locator('#letter').getAttribute('hidden')).toBe('');
  });

  test.each(['class="d-none"', 'class="is-hidden"', 'hidden="" aria-hidden="true"', 'hidden="" inert=""'])(
    'that its page hides by %s is seen, heard and used, and hidden again',
    async (attributes) => {
      const rule = '<style>.d-none, .is-hidden { display: none !important }</style>';
      const popup = POPUP.replace('class="quiet" hidden', attributes);
      const html = popupPage(AT_ONCE).replace(POPUP, popup).replace('</head>', `${rule}</head>`);
      const { page } = await stage.show(html);
      await letter(page).getByRole('button', { name: 'Close' }).click();
      await letter(page).waitFor({ state: 'hidden' });
      await page.evaluate('mortar.unmount()');
      expect(await page.locator('#letter').evaluate(({ outerHTML }) => outerHTML)).toBe(popup);
    },
  );

  test('is seen on a page that scales its own dialogs, and closed where the page hides buttons by class', async () => {
    const rules =
      '<style>[role=dialog]:not(.open) { transform: scale(0) } button:not(.shop-button) { display: none }</style>';
    const { page } = await stage.show(popupPage(AT_ONCE).replace('</head>', `${rules}</head>`));
    await letter(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await letter(page).waitFor({ state: 'hidden' });
    expect(await page.locator('#letter').getAttribute('style')).toBeNull();
  });

  test('stands on the ground of a dark page, for which its words have their colours', async () => {
    const dark = '<style>body { background: #111; color: #ddd } h2 { color: #fff }</style>';
    const { page } = await stage.show(popupPage(AT_ONCE).replace('</head>', `${dark}</head>`));
    await letter(page).waitFor();
    const coloursOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
    expect(await coloursOf('#letter')).toEqual(['rgb(221, 221, 221)', 'rgb(17, 17, 17)']);
    expect((await coloursOf('#letter h2'))[0]).toBe('rgb(255, 255, 255)');
  });

  test('is wide enough for a form that is drawn in it', async () => {
    const form = `<div data-block="form" data-block-json='{"formId":"f","formFields":[{"type":"email","id":"email-1","title":"Email"}]}'></div>`;
    const { page } = await stage.show(popupPage(AT_ONCE).replace('</p></div>', `</p>${form}</div>`));
    const field = letter(page).getByLabel('Email');
    await eventually(async () => ((await field.boundingBox())?.width ?? 0) > 480).toBe(true);
  });

  test('never lies over a dialog of the page’s own, which would keep it out of reach', async () => {
    const own = '<dialog id="own">Sold out</dialog><script>own.showModal()</script>';
    const { page } = await show(popupPage(AT_ONCE).replace('</main>', `</main>${own}`));
    await staysAway(page);
    await page.evaluate("document.getElementById('own').close()");
    await letter(page).waitFor();
  });

  test('that was answered keeps back another one that waited behind it', async () => {
    const second = '<div data-block="popup-overlay" id="second" hidden><h2>Another</h2></div>';
    const { page } = await show(
      popupPage({ ...AT_ONCE, displayFrequency: 30 }).replace('</main>', `</main>${second}`),
    );
    await page.getByRole('dialog').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await staysAway(page);
  });

  test('remembers that a form in it was sent', async () => {
    const { page } = await stage.visit('/blocks/popup-overlay', {
      cookies: { ss_cookieAllowed: 'true' },
    });
    await page.locator('[data-opens="signup"]').click();
    const dialog = page.getByRole('dialog', { name: 'First in line' });
    await dialog.locator('[data-block-state="mounted"]').waitFor();
    await dialog.getByLabel('Email').fill('ana@kiln.example');
    await page.keyboard.press('Enter');
    await dialog.getByText('You are on the list.').waitFor();
    expect(await stored(page)).toMatchObject({ submitted: true });
    const [call] = stage.server.store.calls({ path: '/api/form/SaveFormSubmission' });
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ isOverlayForm: true });
  });

  test('remembers a form that the browser itself sends', async () => {
    const form = '<form action="/about"><button>Join</button></form>';
    const { page } = await stage.show(popupPage(AT_ONCE).replace('<p>Once', `${form}<p>Once`));
    await page.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL('**/about?');
    expect(await stored(page)).toMatchObject({ version: 3, submitted: true });
  });

  test('stays when Enter is pressed as it opens, and gives the focus back', async () => {
    const { page } = await stage.visit('/blocks/popup-overlay', {
      cookies: { ss_cookieAllowed: 'true' },
    });
    await page.locator('[data-opens="letter"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('[data-opens="letter"]:focus').waitFor();
  });

  test('is closed by a click on the ground, not by a selection that ends there, and keeps the page out of reach', async () => {
    const { page } = await stage.show(popupPage(AT_ONCE));
    await letter(page).waitFor();
    const words = await page.getByText('Once a month').boundingBox();
    await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(10, 10);
    await page.mouse.up();
    expect(await letter(page).count()).toBe(1);
    await page.evaluate('document.body.onclick = ({ target }) => { window.hit = target.id; }');
    await page.mouse.click(10, 10);
    await letter(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate('window.hit')).toBe('letter');
  });

  test('waits while somebody types', async () => {
    const { page } = await show(popupPage({ ...AT_ONCE, timerDelay: 60_000 }));
    await mounted(page);
    await page.locator('#name').fill('Rye');
    await page.clock.runFor(60_000);
    await staysAway(page);
    await page.locator('#name').blur();
    await letter(page).waitFor();
    expect(await page.locator('#name').inputValue()).toBe('Rye');
  });

  test('waits while its tab is in the background', async () => {
    const { page } = await show(popupPage({ ...AT_ONCE, timerDelay: 60_000 }));
    const become = (state: string) =>
      page.evaluate(
        `Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })`,
      );
    await mounted(page);
    await become('hidden');
    await page.clock.runFor(60_000);
    await staysAway(page);
    await become('visible');
    await letter(page).waitFor();
  });

  test('with a longer time than browsers can wait does not show at once', async () => {
    const { page } = await stage.show(popupPage({ ...AT_ONCE, timerDelay: 3_000_000_000 }));
    await mounted(page);
    await settled(page);
    expect(await letter(page).count()).toBe(0);
  });

  test('shows on the wish of the page whatever is remembered, also without storage', async () => {
    const { page } = await stage.show(popupPage({ style: 2, displayFrequency: -1 }), {
      before: "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });",
    });
    for (const _time of [1, 2]) {
      await page.evaluate('mortar.popup.open()');
      await letter(page).waitFor();
      await page.keyboard.press('Escape');
      await letter(page).waitFor({ state: 'hidden' });
    }
  });

  test('that the site has switched off stays away on that wish too, and the console says why', async () => {
    const { page, messages } = await show(popupPage({ ...AT_ONCE, style: 1 }));
    await page.evaluate('mortar.popup.open()');
    await staysAway(page);
    const warned = messages.filter(({ text }) => text.startsWith('popup.open: the popup is switched on: no'));
    expect(warned).toHaveLength(1);
  });

  test('whose dialog does not arrive leaves the page alone and is reported', async () => {
    const { page, messages } = await stage.show(popupPage(AT_ONCE), {
      prepare: (page) => page.route('**/popup-dialog-*', (route) => route.abort()),
    });
    await eventually(() => messages.filter(({ text }) => text.includes('popup-dialog:')).length).toBe(1);
    expect(await letter(page).count()).toBe(0);
    expect(await page.locator('#letter').getAttribute('hidden')).toBe('');
  });
});
