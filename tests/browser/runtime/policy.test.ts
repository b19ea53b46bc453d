import { describe, expect, it } from 'vitest';
import { failOnToast, failWith } from '../components/system-error-page';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { accordion, picture } from '../markup';
import { strictPolicy, TAG_WITH_NONCE } from './strict-policy';

const stage = useStage();
const POLICY = strictPolicy("img-src 'self'", "base-uri 'none'");

/** Keeps every violation, those before Mortar's start included. */
const KEEP_VIOLATIONS = `window.violations = [];
  addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));`;

const BANNER = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerText: '<p>We <b>use</b> <a href="/cookies" style="color:red" onclick="x()">cookies</a>.</p>',
  },
};

function strictly(over: VisitOptions = {}): VisitOptions {
  return { headers: { 'content-security-policy': POLICY }, before: KEEP_VIOLATIONS, ...over };
}

function strictPage(body: string, context: Record<string, unknown> = {}): string {
  return pageOf({ body: body.replaceAll(' style=', ' data-style='), context, tag: TAG_WITH_NONCE });
}

describe('under a strict security policy with nonce and Trusted Types nothing is violated', () => {
  it('by accordion, image and their styles', async () => {
    const body = `${accordion('faq')}<div data-block="image" id="pic">${picture('one')}</div>`;
    const visit = await stage.show(strictPage(body), strictly());
    await visit.page.click('#faq-1 button');
    await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    await visit.page.waitForSelector('#one.loaded');
    await visit.page.waitForSelector('#pic[data-block-state="mounted"]');
    expect(await visit.page.evaluate('violations')).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  it('by the cookie banner, which is drawn with its style', async () => {
    const visit = await stage.show(strictPage('<p>Text</p>', BANNER), strictly());
    const accept = visit.page.getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    expect(await visit.page.evaluate('violations')).toEqual([]);
    await accept.click();
    await accept.waitFor({ state: 'detached' });
    expect(await visit.page.evaluate('violations')).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  it('by a dialog', async () => {
    const visit = await stage.show(strictPage('<p>Text</p>'), strictly());
    await visit.page.evaluate(
      "void (window.answer = mortar.confirm({ title: 'Sure?', message: 'Really.', style: 'confirm-only' }))",
    );
    const confirm = visit.page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
    await confirm.waitFor();
    expect(await visit.page.evaluate('violations')).toEqual([]);
    await confirm.click();
    expect(await visit.page.evaluate('answer')).toBe('confirm');
    expect(await visit.page.evaluate('violations')).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  it('by a toast and a tooltip', async () => {
    const body = '<button data-tooltip="It is still warm.">Take it out</button>';
    const { page, errors } = await stage.show(strictPage(body), strictly());
    await page.evaluate("void mortar.toast('A message that takes its time, so that it can be looked at.')");
    await page.locator('.mortar-toast').waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').waitFor();
    expect((await page.getByRole('tooltip').boundingBox())?.width).toBe(250);
    expect(await page.evaluate('violations')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('by the system error overlay', async () => {
    const { page, errors } = await stage.show(strictPage('<p>Text</p>'), strictly({ prepare: failOnToast }));
    await failWith(page, 'Gone.');
    await page.getByRole('alertdialog').waitFor();
    expect((await page.getByRole('alertdialog').boundingBox())?.width).toBe(1280);
    expect(await page.evaluate('violations')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('by what support staff call', async () => {
    const visit = await stage.show(strictPage(accordion('faq')), strictly());
    await visit.page.evaluate(
      "(async () => { await mortar.lint(); await mortar.explain('tracking'); await mortar.simulate({ mobile: true }); await mortar.report(); await mortar.help(); await mortar.simulate(null); })()",
    );
    expect(await visit.page.evaluate('violations')).toEqual([]);
  });

  it('on the strict pages of the demo site', async () => {
    const visit = await stage.visit('/strict/blocks/accordion', { before: KEEP_VIOLATIONS });
    await visit.page.click('#flour button');
    await visit.page.waitForSelector('#flour button[aria-expanded="true"]');
    expect(await visit.page.evaluate('violations')).toEqual([]);
  });
});
