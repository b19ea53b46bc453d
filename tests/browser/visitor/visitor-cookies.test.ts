import { describe, expect, test } from 'vitest';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { arrived, formOf, HIT, KEEP_WRITTEN_COOKIES, logged, writtenCookie } from '../wire.ts';

const stage = useStage();
const NOW = Date.UTC(2026, 4, 17, 9, 30);
const MINUTE = 60_000;
const CLOCK = (now: number) => `Date.now = () => ${now};`;
const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const KNOWN = [ID, NOW - 90 * MINUTE, NOW - 80 * MINUTE, NOW - 40 * MINUTE, NOW - 35 * MINUTE, 2];

/** What a view of a page leaves in the cookies. */
async function view({
  now = NOW,
  context = {},
  ...options
}: VisitOptions & { now?: number; context?: Record<string, unknown> } = {}) {
  const visit = await stage.show(pageOf({ context }), {
    ...options,
    before: CLOCK(now) + KEEP_WRITTEN_COOKIES,
  });
  await logged(visit.page, HIT);
  const cookies = Object.fromEntries((await visit.context.cookies()).map(({ name, value }) => [name, value]));
  return { ...visit, cookies, visitor: (cookies.ss_cvr ?? '').split('|') };
}

describe('a first visit', () => {
  test('gives an id, four times and the count one', async () => {
    const { visitor } = await view();
    expect(visitor[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(visitor.slice(1)).toEqual([...Array(4).fill(String(NOW)), '1']);
  });

  test('notes when it was, and an analytics id', async () => {
    const { cookies } = await view();
    expect(cookies.ss_cvt).toBe(String(NOW));
    expect(cookies.ss_cid).toMatch(/^\S{16,}$/);
    expect(cookies.ss_cid).not.toBe(cookies.ss_cvr?.split('|')[0]);
  });

  test('writes each for its time', async () => {
    const { page } = await view();
    expect(await writtenCookie(page, 'ss_cvr')).toContain(`Max-Age=${730 * 86_400}`);
    expect(await writtenCookie(page, 'ss_cvt')).toContain(`Max-Age=${30 * 60}`);
    expect(await writtenCookie(page, 'ss_cid')).toContain(`Max-Age=${390 * 86_400}`);
    for (const name of ['ss_cvr', 'ss_cvt', 'ss_cid'])
      expect(await writtenCookie(page, name)).toMatch(/; ?Path=\/(;|$)/);
  });

  test('writes all three before it reads what became of them, since a read waits for another process', async () => {
    const { page } = await stage.show(pageOf({}), {
      before: `window.uses = [];
        const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
        Object.defineProperty(Document.prototype, 'cookie', {
          get() { uses.push('read'); return cookie.get.call(this); },
          set(text) { uses.push(text.split('=')[0]); cookie.set.call(this, text); },
        });`,
    });
    await logged(page, HIT);
    const uses = await page.evaluate(() => (window as never as { uses: string[] }).uses);
    const first = uses.indexOf('ss_cvr');
    expect(uses.slice(first, first + 4)).toEqual(['ss_cvr', 'ss_cvt', 'ss_cid', 'read']);
  });

  test('gives different visitors different ids', async () => {
    const [one, other] = [await view(), await view()];
    expect(one.visitor[0]).not.toBe(other.visitor[0]);
    expect(one.cookies.ss_cid).not.toBe(other.cookies.ss_cid);
  });
});

describe('a known visitor', () => {
  test('who comes back for a new visit has one more, and the times move on', async () => {
    const { visitor } = await view({ cookies: { ss_cvr: KNOWN.join('|'), ss_cid: 'analytics-id' } });
    expect(visitor).toEqual([ID, KNOWN[1], KNOWN[3], NOW, NOW, 3].map(String));
  });

  test('who looks at another page of the same visit stays in it', async () => {
    const { visitor, cookies, page } = await view({
      cookies: { ss_cvr: KNOWN.join('|'), ss_cvt: String(NOW - MINUTE), ss_cid: 'analytics-id' },
    });
    expect(visitor).toEqual([ID, KNOWN[1], KNOWN[2], KNOWN[3], NOW, 2].map(String));
    expect(cookies).toMatchObject({ ss_cvt: String(NOW), ss_cid: 'analytics-id' });
    expect(await writtenCookie(page, 'ss_cvt')).toContain('Max-Age=1800');
  });

  test('keeps one id over three page views on the wire', async () => {
    const { page } = await view();
    await page.reload();
    await arrived(stage, HIT, 2);
    await page.reload();
    const calls = await arrived(stage, HIT, 3);
    const visitors = calls.map((call) => formOf(call).ss_cvr?.split('|') ?? []);
    expect(new Set(visitors.map(([id]) => id)).size).toBe(1);
    expect(visitors.map((parts) => parts[5])).toEqual(['1', '1', '1']);
  });

  test('without a count in the cookie is kept, and counted on', async () => {
    const { visitor } = await view({ cookies: { ss_cvr: KNOWN.slice(0, 5).join('|') } });
    expect(visitor[0]).toBe(ID);
    expect(visitor).toHaveLength(6);
    expect(Number(visitor[5])).toBeGreaterThanOrEqual(1);
  });
});

describe('a visitor cookie that is not one', () => {
  test.each([
    ['empty', ''],
    ['only an id', ID],
    ['three times only', `${ID}|1|2|3`],
    ['a negative time', `${ID}|1|-2|3|4|5`],
    ['a zero', `${ID}|1|0|3|4|5`],
    ['a fraction', `${ID}|1|2.5|3|4|5`],
    ['words', `${ID}|one|two|three|four|five`],
    ['no id', '|1|2|3|4|5'],
    ['a number beyond all time', `${ID}|1|2|3|${'9'.repeat(400)}|5`],
    ['markup', '<img src=x>|1|2|3|4|5'],
    ['a broken escape', '%E0%A4%A'],
    ['4 KB', 'x'.repeat(3900)],
  ])('%s is replaced by a new one', async (_case, ss_cvr) => {
    const { visitor, errors } = await view({ cookies: { ss_cvr, ss_cvt: String(NOW - MINUTE) } });
    expect(visitor[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(visitor[0]).not.toBe(ID);
    expect(visitor.slice(1)).toEqual([...Array(4).fill(String(NOW)), '1']);
    expect(errors).toEqual([]);
  });
});

describe('without permission', () => {
  test.each([
    ['nobody has answered', {}],
    ['the visitor said no', { ss_cookieAllowed: 'false' }],
    ['the answer is damaged', { ss_cookieAllowed: 'TRUE' }],
  ])('none is written where the policy is restrictive and %s', async (_case, cookies) => {
    const context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
    const { page, cookies: kept } = await view({ context, cookies });
    expect(Object.keys(kept).filter((name) => name !== 'ss_cookieAllowed' && name.startsWith('ss_'))).toEqual(
      [],
    );
    const written = await page.evaluate(() => (window as never as { written: string[] }).written);
    expect(written.filter((text) => !text.includes('Max-Age=0'))).toEqual([]);
  });

  test('they are written after the yes', async () => {
    const context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
    const { page, context: browser } = await view({ context });
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, HIT);
    expect((await browser.cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ss_cvr', 'ss_cvt', 'ss_cid']),
    );
  });
});
