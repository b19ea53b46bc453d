import { describe, expect, it } from 'vitest';
import { pageOf, useStage } from '../harness';
import { arrived, HIT, logged } from '../wire';
import { BODY } from './console-page';

const stage = useStage();

describe('mortar.simulate()', () => {
  it('pretends an account and a mobile device with a visible mark, until null', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.evaluate('mortar.simulate({ account: true, roles: [1], pageType: 102, mobile: true })');
    const mark = page.getByText(/simulated:/);
    expect(await mark.isVisible()).toBe(true);
    const context =
      '[Boolean(mortar.context.authenticatedAccount), mortar.context.websiteRoles, mortar.context.pageType]';
    expect(await page.evaluate(context)).toEqual([true, [1], 102]);
    await page.evaluate('mortar.simulate(null)');
    expect(await mark.count()).toBe(0);
    expect(await page.evaluate(context)).toEqual([false, [], 2]);
  });

  it('pretends a consent without writing a cookie', async () => {
    const { page, context } = await stage.show(pageOf());
    await page.evaluate('mortar.simulate({ consent: true })');
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    await page.evaluate('mortar.simulate({ consent: false })');
    expect(await page.evaluate("mortar.explain('tracking').then(({ answer }) => answer)")).toBe('no');
    await page.evaluate('mortar.simulate(null)');
    expect(await page.evaluate('mortar.consent.get()')).toBeUndefined();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  });

  it('says which facts there are instead of one it does not know', async () => {
    const { page } = await stage.show(pageOf());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.evaluate('mortar.simulate({ pagetype: 102 })');
    expect((await warned).text()).toBe(
      "pagetype can't be simulated; known are consent, account, roles, pageType, mobile, reducedMotion.",
    );
  });

  it.each([
    ["{ roles: 'admin' }", 'roles must be a list of numbers, got "admin"'],
    ["{ consent: 'yes' }", 'consent must be true, false or null, got "yes"'],
    ["{ mobile: 'no' }", 'mobile must be true or false, got "no"'],
  ])('says what %s should be', async (facts, message) => {
    const { page } = await stage.show(pageOf());
    const warned = page.waitForEvent('console', (said) => said.type() === 'warning');
    await page.evaluate(`mortar.simulate(${facts})`);
    expect((await warned).text()).toBe(message);
  });

  it('refuses anything but facts, and goes on as before', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate('mortar.simulate({ pageType: 102 })');
    const refused = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.evaluate("mortar.simulate('consent')");
    expect((await refused).text()).toContain('The facts to simulate must be an object, got "consent"');
    expect(await page.evaluate('mortar.context.pageType')).toBe(102);
    await page.evaluate('mortar.simulate(null)');
    expect(await page.evaluate('mortar.context.pageType')).toBe(2);
  });

  it('pretends the answer to the banner too, and writes no cookie', async () => {
    const { page, context } = await stage.show(
      pageOf({ context: { cookieSettings: { isCookieBannerEnabled: true } } }),
      { cookies: { ss_cookieAllowed: 'false' } },
    );
    await page.evaluate('mortar.simulate({ consent: null })');
    await page.locator('.sqs-cookie-banner-v2 .accept').click();
    await page.locator('.sqs-cookie-banner-v2').waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('false');
    await page.evaluate('mortar.simulate(null)');
    expect(await page.evaluate('mortar.consent.get()')).toBe(false);
  });

  it('pretends the answer to a banner that was there before, and stores none', async () => {
    const { page, context } = await stage.show(
      pageOf({ context: { cookieSettings: { isCookieBannerEnabled: true } } }),
    );
    const banner = page.locator('.sqs-cookie-banner-v2');
    await banner.waitFor();
    await page.evaluate('mortar.simulate({ consent: null })');
    await banner.locator('.accept').click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  });

  it('leaves what waits for a yes waiting', async () => {
    const { page } = await stage.show(
      pageOf({ context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } }),
    );
    await logged(page, HIT, 'held');
    await page.evaluate('mortar.simulate({ consent: true }); mortar.simulate(null)');
    expect(stage.server.store.calls({ path: HIT })).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, HIT);
  });

  it('pretends a mobile device to what is shown there only', async () => {
    const mobileInfoBarSettings = { style: 2, isContactEmailEnabled: true };
    const { page } = await stage.show(
      pageOf({ context: { websiteSettings: { contactEmail: 'us@kiln.example', mobileInfoBarSettings } } }),
    );
    const bar = page.getByRole('link', { name: 'Email' });
    await page
      .locator('[data-block="mobile-info-bar"][data-block-state="mounted"]')
      .waitFor({ state: 'attached' });
    expect(await bar.count()).toBe(0);
    const remount = "mortar.remount(document.querySelector('[data-block=mobile-info-bar]'))";
    await page.evaluate(`mortar.simulate({ mobile: true, reducedMotion: true }); ${remount}`);
    await bar.waitFor();
    expect(await page.evaluate('mortar.report()')).toContain('reduced motion: yes');
    await page.evaluate(`mortar.simulate(null); ${remount}`);
    await bar.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.report()')).toContain('reduced motion: no');
  });

  it('ends with a reload', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate('mortar.simulate({ pageType: 102 })');
    await page.reload();
    await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    expect(await page.evaluate('mortar.context.pageType')).toBe(2);
    expect(await page.getByText(/simulated:/).count()).toBe(0);
  });
});
