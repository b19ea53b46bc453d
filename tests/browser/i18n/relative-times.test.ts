import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';

const stage = useStage();
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const time = (datetime: string, words = '21 November') =>
  `<time data-relative-time datetime="${datetime}">${words}</time>`;
const HOURS = 'about {count, plural, one {# hour} other {# hours}} ago';

describe('a time that says how long ago it was', () => {
  it('says so at once, and what is inserted later does too', async () => {
    const { page } = await stage.show(pageOf({ body: `<p>${time(ago(7200))}</p>` }));
    await eventually(() => page.locator('p').innerText()).toBe('about 2 hours ago');
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', `<div>${html}</div>`),
      time(ago(180)),
    );
    await eventually(() => page.locator('div').innerText()).toBe('about 3 minutes ago');
  });

  it('is found when the page had none before', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), time(ago(180)));
    await eventually(() => page.locator('time').innerText()).toBe('about 3 minutes ago');
  });

  it('is kept true every five seconds', async () => {
    const { page } = await stage.show(pageOf({ body: time(ago(2)) }));
    await eventually(() => page.locator('time').innerText()).toBe('just now');
    await eventually(() => page.locator('time').innerText()).toMatch(/^about ([5-9]|1\d) seconds ago$/);
  });

  it('speaks the site’s language by its own plural rules', async () => {
    const messages = { [HOURS]: '{count, plural, one {# godzinę} few {# godziny} other {# godzin}} temu' };
    const { page } = await stage.show(
      pageOf({
        body: `<p>${time(ago(7200))}; ${time(ago(18_000))}</p>`,
        context: { website: { language: 'pl' }, messages },
      }),
    );
    await eventually(() => page.locator('p').innerText()).toBe('2 godziny temu; 5 godzin temu');
  });

  it.each(['vor {count, plural, one {#}}', '{', 'vor {stunden}'])(
    'keeps the English where the site’s words are %s, and says why once',
    async (words) => {
      const { page, messages } = await stage.show(
        pageOf({
          body: `<p>${time(ago(7200))}; ${time(ago(18_000))}</p>`,
          context: { messages: { [HOURS]: words } },
        }),
      );
      await eventually(() => page.locator('p').innerText()).toBe('about 2 hours ago; about 5 hours ago');
      expect(messages.filter(({ type }) => type === 'warning')).toHaveLength(1);
    },
  );

  it.each(['', 'yesterday', '2026-13-40', '__proto__'])(
    'stays the server’s where its datetime is "%s"',
    async (datetime) => {
      const visit = await stage.show(pageOf({ body: `${time(datetime)}<p>${time(ago(7200))}</p>` }));
      await eventually(() => visit.page.locator('p').innerText()).toBe('about 2 hours ago');
      expect(await visit.page.locator('time').first().innerText()).toBe('21 November');
      expect(visit.errors).toEqual([]);
    },
  );

  it('stays the server’s where the part that writes it is missing', async () => {
    const { page } = await stage.show(pageOf({ body: time(ago(7200)) }), {
      prepare: (page) => page.route('**/chunks/relative-times-*', (route) => route.abort()),
    });
    await eventually(() => page.evaluate('mortar.requests().length')).toBeGreaterThan(0);
    expect(await page.locator('time').innerText()).toBe('21 November');
  });
});

describe('a block in view', () => {
  const block = (id: string, height: number) =>
    `<p data-block="button" id="${id}" style="height:${height}px;margin:0"><a href="#x">x</a></p>`;
  const marked = `[...document.querySelectorAll('.is-in-view')].map(({ id }) => id)`;

  it('is marked once half of it is seen, or any of it where it is taller than the window', async () => {
    const body = `<div>${block('first', 100)}<div style="height:600px"></div>${block('half', 300)}${block('tall', 3000)}</div>`;
    const { page } = await stage.show(pageOf({ head: '<style>body { margin: 0 }</style>', body }));
    await eventually(() => page.evaluate(marked)).toEqual(['first']);
    await page.evaluate('scrollTo(0, 100)');
    await eventually(() => page.evaluate(marked)).toEqual(['first', 'half']);
    await page.evaluate('scrollTo(0, 300)');
    await eventually(() => page.evaluate(marked)).toEqual(['first', 'half', 'tall']);
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate(marked)).toEqual([]);
  });

  it('is not marked when it could not be mounted', async () => {
    const { page } = await stage.show(
      pageOf({ body: `<div data-block="accordion" id="broken"></div>${block('fine', 50)}` }),
    );
    await eventually(() => page.evaluate(marked)).toEqual(['fine']);
    expect(await page.locator('#broken').getAttribute('data-block-state')).toBe('failed');
  });
});
