import { describe, expect, it } from 'vitest';
import { pageOf, siteContext, useStage } from '../harness';
import { accordion } from '../markup';

const stage = useStage();

interface Explanation {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly { readonly rule: string; readonly held: boolean; readonly because: string }[];
}

const BODY = accordion('faq', { attributes: `data-block-json='{"allowMultipleOpenItems":true}'` });

describe('mortar.explain()', () => {
  const explain = async (what: string, context: Record<string, unknown> = {}, body = BODY) => {
    const visit = await stage.show(pageOf({ body, context }));
    return visit.page.evaluate<Explanation>(`mortar.explain(${what})`);
  };
  const website = { ...(siteContext().website as object), developerMode: true };

  it.each([
    ["'cookie-banner'", {}, 'no', /banner.* enabled/],
    ["'tracking'", { pageType: 100 }, 'no', /page type/],
    [
      "'tracking'",
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
      'no',
      /restrictive policy/,
    ],
    ["'redirect'", {}, 'no', /signed in/],
    ["'redirect'", { website, authenticatedAccount: { id: 'a' }, websiteRoles: [10] }, 'no', /viewer/],
  ])('%s with %j: %s, because of %s', async (what, context, answer, rule) => {
    const explanation = await explain(what, context);
    expect(explanation.answer).toBe(answer);
    expect(explanation.rules.at(-1)).toMatchObject({ rule: expect.stringMatching(rule), held: false });
    expect(explanation.rules.slice(0, -1).every(({ held }) => held)).toBe(true);
  });

  it('escape and tracking where nothing stands against them', async () => {
    expect((await explain("'tracking'")).answer).toBe('yes');
    const pressed = await explain("'escape'", { websiteSettings: { useEscapeKeyToLogin: true } });
    expect(pressed.answer).toMatch(/admin area/);
    expect(pressed.rules.at(-1)?.held).toBe(true);
  });

  it('an element: a block that is waiting, one that is mounted, an image that is not loaded, a stranger', async () => {
    const body = `${BODY}<p id="text">x</p><img id="asked" data-src="/images/jug.svg" data-load="false" alt=""><div style="height:5000px"></div>${accordion('far')}`;
    const { page } = await stage.show(pageOf({ body }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    const answers = await page.evaluate<Explanation[]>(
      'Promise.all([faq, far, asked, text].map(mortar.explain))',
    );
    expect(answers.map(({ answer }) => answer)).toEqual(['yes', 'no', 'no', 'no']);
    expect(answers[1]?.rules.at(-1)).toMatchObject({ held: false, because: 'waiting' });
    expect(answers[2]?.rules.at(-1)?.because).toContain('data-load is false');
  });

  it('an unknown topic names the known ones', async () => {
    const { answer } = await explain("'coffee'");
    for (const topic of ['cookie-banner', 'tracking', 'redirect', 'escape']) expect(answer).toContain(topic);
  });
});
