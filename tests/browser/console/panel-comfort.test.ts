import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';
import { BODY, isUncovered, openPanel, panelOf } from './panel-page';

const stage = useStage();
const TABS = ['Blocks', 'Start', 'Requests', 'Consent', 'Problems'];

describe('the panel is usable', () => {
  it.each(['light', 'dark'] as const)('by axe’s rules in %s colours, in each tab', async (colorScheme) => {
    const { page, tab, contents } = await openPanel(stage, {}, { colorScheme });
    await contents()
      .getByRole('button', { name: /#broken/ })
      .click();
    await page.evaluate(
      "document.body.append(Object.assign(document.createElement('h1'), { textContent: 'Page' }))",
    );
    for (const name of TABS) {
      await tab(name).click();
      const faults = await axeFaults(page);
      expect(faults.filter((fault) => fault.includes('.body'))).toEqual([]);
      expect(faults.filter((fault) => /div,|panel|tab/.test(fault))).toEqual([]);
    }
  });

  it('by keyboard: arrows, Home and End choose a tab, Tab leads through it', async () => {
    const { page, tab } = await openPanel(stage);
    const focused = (name: string) => tab(name).and(page.locator(':focus')).waitFor();
    const chosen = async () => tab('Blocks').getAttribute('aria-selected');
    await focused('Blocks');
    await page.keyboard.press('ArrowRight');
    await focused('Start');
    expect(await chosen()).toBe('false');
    await page.keyboard.press('End');
    await focused('Problems');
    await page.keyboard.press('ArrowRight');
    await focused('Blocks');
    await page.keyboard.press('ArrowLeft');
    await focused('Problems');
    await page.keyboard.press('Home');
    await focused('Blocks');
    expect(await chosen()).toBe('true');
    expect(await tab('Blocks').evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
    await page.keyboard.press('Tab');
    await page.getByRole('tabpanel').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /#faq/, expanded: true }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('button', { name: 'Close' }).and(page.locator(':focus')).waitFor();
  });

  it.each([320, 390, 1280])('in a window %i px wide', async (width) => {
    const { panel, tab, contents } = await openPanel(
      stage,
      { head: '<meta name="viewport" content="width=device-width">' },
      { viewport: { width, height: 640 } },
    );
    for (const name of TABS) {
      await tab(name).click();
      const box = await panel.boundingBox();
      expect(box && [box.x >= 0, box.x + box.width <= width, box.y >= 0, box.y + box.height <= 640]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(await contents().evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    }
  });

  it('on the reading side’s end: at the left of a page that reads from the right', async () => {
    const { page, panel } = await openPanel(stage, {
      head: "<script>document.documentElement.dir = 'rtl'</script>",
    });
    const box = await panel.boundingBox();
    expect(box?.x).toBeLessThan(40);
    expect(
      await page.getByText('Blocks', { exact: true }).evaluate((node) => getComputedStyle(node).direction),
    ).toBe('ltr');
  });

  it('on a page whose style sheets spoil everything', async () => {
    const head =
      '<style>body, body * { all: unset !important } body * { all: unset !important; display: none !important; transform: scale(0) !important }</style>';
    const { panel, tab } = await openPanel(stage, { head });
    expect(await panel.isVisible()).toBe(true);
    const box = await panel.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    await tab('Problems').click();
    expect(await tab('Problems').getAttribute('aria-selected')).toBe('true');
  });

  it('in a modal dialog of the page, while there is one', async () => {
    const body = `${BODY}<dialog id="own"><p>Own</p></dialog>`;
    const visit = await stage.show(pageOf({ body }));
    await visit.page.evaluate('own.showModal()');
    await visit.page.evaluate('mortar.panel().then(() => 0)');
    const { tab } = panelOf(visit);
    await tab('Start').click();
    expect(await tab('Start').getAttribute('aria-selected')).toBe('true');
  });

  it('under a strict security policy', async () => {
    const policy = [
      "default-src 'none'",
      "script-src 'nonce-b3Jkcm9wcw' 'strict-dynamic'",
      "style-src 'nonce-b3Jkcm9wcw'",
      "connect-src 'self'",
      "img-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types mortar',
    ].join('; ');
    const { page, panel, tab, errors } = await openPanel(
      stage,
      {
        tag: '<script nonce="b3Jkcm9wcw" async src="/mortar.js"></script>',
        body: '<p>Text</p>',
      },
      {
        headers: { 'content-security-policy': policy },
        before: `window.violations = [];
          addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));`,
      },
    );
    for (const name of TABS) await tab(name).click();
    expect(await panel.evaluate((node) => getComputedStyle(node).position)).toBe('fixed');
    expect(await page.evaluate('violations')).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('the cookie question can be answered while the panel is open', () => {
  const positions = ['TOP', 'BOTTOM', 'TOP_RIGHT', 'BOTTOM_RIGHT', 'BOTTOM_LEFT'];
  const cases = positions.flatMap((position) => [1280, 390].map((width) => [position, width] as const));

  it.each(cases)('at %s in a window %i px wide', async (cookieBannerPosition, width) => {
    const cookieSettings = {
      isCookieBannerEnabled: true,
      cookieBannerVariant: cookieBannerPosition.includes('_') ? 'POPUP' : 'BAR',
      cookieBannerPosition,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerText: '<p>We use cookies.</p>',
    };
    const { page, tab, contents } = await openPanel(
      stage,
      { context: { cookieSettings } },
      { viewport: { width, height: 700 } },
    );
    await page.locator('.gdpr-cookie-banner').waitFor();
    for (const selector of [
      '.gdpr-cookie-banner',
      '.gdpr-cookie-banner .accept',
      '.gdpr-cookie-banner .decline',
    ])
      await eventually(() => isUncovered(page, selector)).toBe(true);
    const contentBox = await contents().boundingBox();
    expect(contentBox?.height).toBeGreaterThan(60);
    await page.locator('.gdpr-cookie-banner .accept').click();
    await eventually(() => tab('Consent').innerText()).toMatch(/yes/);
  });
});

describe('?mortar-panel in the address', () => {
  const account = { authenticatedAccount: { id: 'a' } };
  const path = '/fixture?mortar-panel';

  it('opens the panel for the signed-in owner, who is not led away', async () => {
    const context = { ...account, websiteRoles: [1] };
    const visit = await stage.show(pageOf({ body: BODY, context }), { path });
    await panelOf(visit).panel.waitFor();
    expect(new URL(visit.page.url()).pathname).toBe('/fixture');
    const redirect = await visit.page.evaluate<{ answer: string }>("mortar.explain('redirect')");
    expect(redirect.answer).toBe('no');
  });

  it.each([
    ['a visitor', {}, 'signed in'],
    ['a customer', account, 'customer'],
    ['a contributor', { ...account, websiteRoles: [2] }, 'contributor'],
  ])('does nothing for %s', async (_who, context, _kind) => {
    const { page } = await stage.show(pageOf({ body: BODY, context }), { path });
    await page.mouse.move(5, 5);
    await until(page, "mortar.initializers().every(({ state }) => state !== 'waiting')");
    expect(
      await page.evaluate("mortar.explain('panel').then(({ answer, rules }) => [answer, rules.length])"),
    ).toEqual(['no', 2]);
    expect(await page.getByRole('region', { name: 'Mortar panel' }).count()).toBe(0);
  });
});
