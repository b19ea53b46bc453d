import { describe, expect, test } from 'vitest';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { STOPPED } from '../quick-clock.ts';
import { until } from '../until.ts';
import { arrived, askedUntilLeft, formOf, logged, settled } from '../wire.ts';

const stage = useStage();
const RENDER = '/api/census/button-render';
const CLICK = '/api/census/button-click';

const ASKS_FIRST = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

const PUBLISHED =
  '<div class="sqs-block button-block sqs-block-button" id="block-7"><div data-alignment="center" data-button-size="large"><a href="/about" target="_blank">About  us</a></div></div>';

/** A page with one tracked link; `link` are further attributes of it. */
const linked = (link = '', head = '', context = {}) =>
  pageOf({
    head,
    context,
    body: `<p data-block="button" data-block-json='{"id":"ask","context":"hero","size":"small"}'><a href="/about" ${link}>Who we are</a></p><a id="other" href="/visit">Elsewhere</a>`,
  });

async function showLinked(link = '', head = '', options: VisitOptions = {}) {
  const visit = await stage.show(linked(link, head), options);
  await visit.page.waitForSelector('[data-block-state=mounted]');
  return visit;
}

describe('a button that is shown', () => {
  test('says no more of a long address than the service takes', async () => {
    const href = `/about?${'a'.repeat(400)}`;
    const html = linked().replace('href="/about"', `href="${href}"`);
    expect(html).toContain(href);
    await stage.show(html);
    const [call] = await arrived(stage, RENDER);
    expect(formOf(call).clickthroughUrl).toBe(href.slice(0, 149));
  });

  test('is counted by its words as they are shown, however the page writes them', async () => {
    const link = '<a href="/about">\n  Who\n  <span>we are</span>\n</a>';
    await stage.show(pageOf({ body: `<div data-block="button">${link}</div>` }));
    const [call] = await arrived(stage, RENDER);
    expect(formOf(call).buttonText).toBe('Who we are');
  });

  test('is counted once, with what it says and where it leads', async () => {
    const visit = await showLinked();
    const [call] = await arrived(stage, RENDER);
    expect([call?.method, call?.status]).toEqual(['POST', 200]);
    expect(formOf(call)).toMatchObject({
      id: 'ask',
      buttonText: 'Who we are',
      clickthroughUrl: '/about',
      alignment: '',
      size: 'small',
      newWindow: 'false',
      context: 'hero',
      pageTitle: 'Fixture',
      pagePath: '/fixture',
      contentSource: 'c',
      ss_cvr: expect.stringMatching(/\|/),
    });
    expect(await askedUntilLeft(visit, RENDER)).toHaveLength(1);
  });

  test('by the markup of a published page has its attributes', async () => {
    await stage.show(pageOf({ body: PUBLISHED }));
    expect(formOf((await arrived(stage, RENDER))[0])).toMatchObject({
      id: 'block-7',
      alignment: 'center',
      size: 'large',
      newWindow: 'true',
    });
  });

  test('by its attribute alone is counted too', async () => {
    await stage.show(pageOf({ body: '<a data-track-button="hero" href="/about">Go</a>' }));
    expect(formOf((await arrived(stage, RENDER))[0])).toMatchObject({
      id: 'hero',
      clickthroughUrl: '/about',
    });
  });

  test('inside another counts once, under its own name', async () => {
    const html =
      '<p data-block="button" data-alignment="left"><a data-track-button="letter" href="/letter">Letter</a></p>';
    const visit = await stage.show(pageOf({ body: html }));
    expect(formOf((await arrived(stage, RENDER))[0])).toMatchObject({ id: 'letter', buttonText: 'Letter' });
    expect(await askedUntilLeft(visit, RENDER)).toHaveLength(1);
  });

  test('may have a number as its id, and be an input', async () => {
    const html = `<form data-block="button" data-block-json='{"id":7}'><input type="submit" value="Go  on"></form>`;
    const { messages } = await stage.show(pageOf({ body: html }));
    expect(formOf((await arrived(stage, RENDER))[0])).toMatchObject({ id: '7', buttonText: 'Go on' });
    expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
  });

  test('waits for the visitor where the site asks first', async () => {
    const { page } = await stage.show(linked('', '', ASKS_FIRST));
    expect((await logged(page, RENDER)).outcome).toBe('held');
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, RENDER);
  });
});

describe('a click that leads away', () => {
  test('is counted before the page goes', async () => {
    stage.server.faults.add({ path: CLICK, delay: 400 });
    const { page } = await showLinked();
    const started = Date.now();
    await page.click('text=Who we are');
    await page.waitForURL('**/about');
    expect(Date.now() - started).toBeGreaterThanOrEqual(400);
    expect(formOf((await arrived(stage, CLICK))[0])).toMatchObject({ id: 'ask', buttonText: 'Who we are' });
  });

  test.each(['_top', '_parent', '_SELF'])('is counted before it leaves to %s, too', async (target) => {
    stage.server.faults.add({ path: CLICK, delay: 400 });
    const { page } = await showLinked(`target="${target}"`);
    const started = Date.now();
    await page.click('text=Who we are');
    await page.waitForURL('**/about');
    expect(Date.now() - started).toBeGreaterThanOrEqual(400);
    expect(await arrived(stage, CLICK)).toHaveLength(1);
  });

  test('waits 2500 ms at the most', async () => {
    stage.server.faults.add({ path: CLICK, delay: 20_000 });
    const { page } = await showLinked();
    const started = Date.now();
    await page.click('text=Who we are');
    await page.waitForURL('**/about');
    expect(Date.now() - started).toBeGreaterThanOrEqual(2400); // and less than the ten seconds that a page has here
  });

  test.each([
    ['is refused', { status: 500 }],
    ['is unauthorised', { status: 401 }],
    ['is cut off', { drop: true }],
    ['gets no JSON', { malformed: true }],
  ])('goes on at once when its hit %s, and nobody sees anything', async (_case, fault) => {
    stage.server.faults.add({ path: CLICK, ...fault });
    const { page, messages, errors } = await showLinked('', '', { before: STOPPED });
    await page.click('text=Who we are');
    await page.waitForURL('**/about');
    expect(
      messages.filter(({ text }) => !/^Failed to load resource/.test(text) && !/About/.test(text)),
    ).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('before the block has arrived is kept, counted and followed', async () => {
    let release = () => {};
    const clicked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await stage.show(linked(), {
      prepare: (page) => page.route('**/chunks/button-*', (route) => clicked.then(() => route.continue())),
    });
    await page.click('text=Who we are');
    release();
    await page.waitForURL('**/about');
    await arrived(stage, CLICK);
  });

  test('is followed all the same when the chunk is missing', async () => {
    const { page } = await stage.show(linked(), {
      prepare: (page) => page.route('**/chunks/button-*', (route) => route.abort()),
    });
    await page.click('text=Who we are');
    await page.waitForURL('**/about');
  });

  test.each([
    ['is followed after 2500 ms', 'href="/about"', '**/about', ''],
    ['is followed at once within the page', 'href="#there"', '**/fixture#there', STOPPED],
  ])('while the chunk never comes, it %s', async (_case, href, where, before) => {
    const { page } = await stage.show(linked().replace('href="/about"', href), {
      before,
      prepare: (page) => page.route('**/chunks/button-*', () => {}),
    });
    await page.click('text=Who we are');
    await page.waitForURL(where);
  });

  test('is counted once where two blocks are around the same link', async () => {
    const html = pageOf({
      body: '<p class="sqs-block-button"><a data-track-button="in" href="#there">Go</a></p>',
    });
    const { page } = await stage.show(html);
    await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
    await page.click('a');
    await arrived(stage, CLICK);
    await settled(page);
    expect(stage.server.store.calls({ path: RENDER })).toHaveLength(1);
    expect(stage.server.store.calls({ path: CLICK })).toHaveLength(1);
  });

  test('is not repeated by an impatient visitor, nor lost by a click that leads nowhere', async () => {
    stage.server.faults.add({ path: CLICK, delay: 900 });
    const { page } = await showLinked();
    await page.evaluate(
      `document.querySelector('#other').addEventListener('click', (event) => event.preventDefault())`,
    );
    for (const target of ['text=Who we are', 'text=Who we are', '#other'])
      await page.click(target, { noWaitAfter: true });
    await page.waitForURL('**/about');
    expect(stage.server.store.calls({ path: CLICK })).toHaveLength(1);
  });

  test('gives way to another link that is followed meanwhile', async () => {
    stage.server.faults.add({ path: CLICK, delay: 600 });
    stage.server.faults.add({ path: '/visit', delay: 900 });
    const { page } = await showLinked();
    await page.click('text=Who we are', { noWaitAfter: true });
    await page.click('#other', { noWaitAfter: true });
    await page.waitForURL('**/visit');
  });

  test('runs the handlers of the page once', async () => {
    stage.server.faults.add({ path: CLICK, delay: 200 });
    const { page } = await showLinked(
      'onclick="sessionStorage.count = +(sessionStorage.count ?? 0) + 1"',
      `<script>addEventListener('click', () => { sessionStorage.heard = +(sessionStorage.heard ?? 0) + 1 })</script>`,
    );
    await page.click('text=Who we are');
    await page.waitForURL('**/about');
    expect(await page.evaluate('[sessionStorage.count, sessionStorage.heard]')).toEqual(['1', '1']);
  });
});

describe('a click is counted and otherwise left alone', () => {
  test.each([
    ['to a window of its own', 'target="_blank"', {}],
    ['to a named frame', 'target="shop"', {}],
    ['to a place on this page', 'href="#there"', {}],
    ['to mail', 'href="mailto:hello@kiln.test"', {}],
    ['to a file that is kept', 'download', {}],
    ['with Control', '', { modifiers: ['Control'] as const }],
    ['with Shift', '', { modifiers: ['Shift'] as const }],
    ['with Meta', '', { modifiers: ['Meta'] as const }],
  ])(
    '%s',
    async (_case, attributes, {
      modifiers = [],
    }: { modifiers?: readonly ('Control' | 'Shift' | 'Meta')[] }) => {
      const { page } = await showLinked();
      await page.evaluate((given) => {
        const link = document.querySelector('[data-block] a');
        const [, name = given, value = ''] = /^(.+)="(.*)"$/.exec(given) ?? [];
        if (name) link?.setAttribute(name, value);
        addEventListener('click', (event) => {
          Object.assign(window, { held: event.defaultPrevented });
          event.preventDefault();
        });
      }, attributes);
      await page.click('text=Who we are', { modifiers: [...modifiers] });
      expect(await page.evaluate('window.held')).toBe(false);
      await arrived(stage, CLICK);
    },
  );

  test('with the middle button, which opens a tab; a right click is none', async () => {
    const { page } = await showLinked();
    const tab = page.context().waitForEvent('page');
    await page.click('text=Who we are', { button: 'middle' });
    await tab;
    await arrived(stage, CLICK);
    await page.click('text=Who we are', { button: 'right' });
    await settled(page);
    expect(stage.server.store.calls({ path: CLICK })).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/fixture');
  });

  test('that a script of the page has handled', async () => {
    const { page } = await showLinked(
      '',
      `<script>document.addEventListener('click', (event) => event.preventDefault())</script>`,
    );
    await page.click('text=Who we are');
    await arrived(stage, CLICK);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/fixture');
  });

  test('without consent it neither waits nor tells', async () => {
    const visit = await stage.show(linked('', '', ASKS_FIRST));
    await visit.page.waitForSelector('[data-block-state=mounted]');
    await visit.page.click('text=Who we are');
    await visit.page.waitForURL('**/about');
    await settled(visit.page);
    expect(visit.requests.filter((url) => url.includes(CLICK))).toEqual([]);
  });
});
