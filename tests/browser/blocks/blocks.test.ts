import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { accordion, picture, publishedAccordion } from '../markup';
import { until } from '../until';
import { settled } from '../wire';

const stage = useStage();
const CHUNK = /\/chunks\/accordion-/;

const mounted = (page: Page, selector: string) =>
  page.waitForSelector(`${selector}[data-block-state="mounted"]`, { state: 'attached' });

/** Counts events of Mortar from the page's first moment on, as `name:id`. */
const LOG = `window.seen = [];
  for (const name of ['mounted', 'unmounted', 'failed'])
    addEventListener('mortar:' + name, ({ detail }) => seen.push(name + ':' + detail.element.id));`;

const seen = (page: Page) => page.evaluate<string[]>('seen');

it('a block without a box of its own is mounted like any other', async () => {
  const body = `<div style="display:grid">${accordion('faq').replace('id="faq"', 'id="faq" style="display:contents"')}</div>`;
  const { page } = await stage.show(pageOf({ body }));
  await mounted(page, '#faq');
});

it('a block that is hidden is mounted when it is shown, not before', async () => {
  const visit = await stage.show(
    pageOf({ body: `<div id="tab" style="display:none">${accordion('faq')}</div>` }),
  );
  await settled(visit.page, 200);
  expect(visit.requests.filter((url) => CHUNK.test(url))).toEqual([]);
  await visit.page.evaluate("tab.style.display = 'block'");
  await mounted(visit.page, '#faq');
});

describe('markup that changes after the start', () => {
  it.each([
    ['moves it', 'await moveAway(block)'],
    ['remounts it', 'void mortar.remount(block)'],
  ])('a block that is still being mounted when a script %s is whole at the end', async (_what, change) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const items = JSON.stringify({ marqueeItems: [{ text: '<b>Bread</b> on Thursdays' }] });
    const visit = await stage.show(
      pageOf({ body: `<main><div data-block="marquee" id="block" data-block-json='${items}'></div></main>` }),
      { prepare: (page) => page.route(/chunks\/sanitize-/, (route) => late.then(() => route.continue())) },
    );
    const { page } = visit;
    await eventually(() => visit.requests.some((url) => /sanitize-/.test(url))).toBe(true);
    await page.evaluate(`(async () => {
      const block = document.getElementById('block');
      const moveAway = async (block) => {
        block.remove();
        await new Promise((resolve) => setTimeout(resolve));
        document.body.append(block);
      };
      ${change};
    })()`);
    await page.waitForSelector('#block[data-block-state="loading"]', { state: 'attached' });
    arrive();
    await mounted(page, '#block');
    expect(await page.locator('#block').getAttribute('data-ready')).toBe('true');
    expect(await page.locator('#block .mortar-marquee').count()).toBe(1);
    expect(await page.locator('#block > p').getAttribute('class')).toContain('mortar-marquee-text');
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#block').innerHTML()).toBe('');
    expect(visit.errors).toEqual([]);
  });

  it('is mounted when it is inserted, whatever way it comes', async () => {
    const { page } = await stage.show(pageOf({ body: '<main></main>' }), { before: LOG });
    await page.evaluate(
      ([one, two, three]) => {
        const main = document.querySelector('main') as HTMLElement;
        main.innerHTML = one ?? '';
        main.insertAdjacentHTML('beforeend', `<section><div>${two}</div></section>`);
        const template = document.createElement('template');
        template.innerHTML = three ?? '';
        main.append(template.content);
      },
      [accordion('one'), publishedAccordion('two'), accordion('three')],
    );
    for (const id of ['#one', '#two', '#three']) await mounted(page, id);
    expect((await seen(page)).sort()).toEqual(['mounted:one', 'mounted:three', 'mounted:two']);
    await page.click('#two-1 button');
    await page.waitForSelector('#two-1 button[aria-expanded="true"]');
  });

  it('is found among very many insertions at once', async () => {
    const { page } = await stage.show(pageOf({ body: '<main></main>' }));
    await page.evaluate((html) => {
      for (let index = 0; index < 200; index++)
        document.querySelector('main')?.append(document.createElement('i'));
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    }, accordion('one'));
    await mounted(page, '#one');
  });

  it('stays mounted and open when it merely moves', async () => {
    const { page } = await stage.show(pageOf({ body: `${accordion('faq')}<aside></aside>` }), {
      before: LOG,
    });
    await mounted(page, '#faq');
    await page.click('#faq-1 button');
    await page.evaluate("document.querySelector('aside').append(faq)");
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    expect(await page.locator('#faq-1 button').getAttribute('aria-expanded')).toBe('true');
    await until(page, 'document.getAnimations().length === 0');
    await page.click('#faq-2 button');
    await page.waitForSelector('#faq-2 button[aria-expanded="true"]');
    expect(await seen(page)).toEqual(['mounted:faq']);
  });

  it('is unmounted when it is removed, alone or with its surroundings', async () => {
    const body = `${accordion('one')}<div id="around">${accordion('two')}</div>`;
    const { page } = await stage.show(pageOf({ body }), { before: LOG });
    await mounted(page, '#one');
    await mounted(page, '#two');
    const removed = await page.evaluateHandle<Record<string, Element>>('({ one, two })');
    await page.evaluate('one.remove(); around.remove();');
    await eventually(() => page.evaluate('mortar.blocks().length')).toBe(0);
    const written = await removed.evaluate(({ one, two }: Record<string, Element>) => [
      one?.outerHTML,
      two?.outerHTML,
    ]);
    expect(written.join('')).not.toMatch(/data-block-state|aria-controls|until-found|style=/);
    await removed.evaluate(({ one }: Record<string, Element>) => document.body.append(one as Element));
    await mounted(page, '#one');
  });

  it('removed while its chunk is on the way is left alone for good', async () => {
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const visit = await stage.show(pageOf({ body: accordion('one') + accordion('two') }), {
      before: LOG,
      prepare: (page) => page.route(CHUNK, (route) => gate.then(() => route.continue())),
    });
    await visit.page.waitForSelector('#one[data-block-state="loading"]');
    const one = await visit.page.evaluateHandle<Element>('one');
    await visit.page.evaluate('one.remove()');
    arrive();
    await mounted(visit.page, '#two');
    expect(await one.evaluate((element) => element.outerHTML)).not.toMatch(/data-block-state|aria-controls/);
    expect((await seen(visit.page)).filter((event) => event.startsWith('mounted'))).toEqual(['mounted:two']);
    expect(visit.errors).toEqual([]);
  });
});

describe('which elements are blocks', () => {
  it('nested ones mount from the outside in, each for its own items', async () => {
    const body = accordion('outer', {
      answers: [accordion('inner'), 'Second'],
      attributes: 'data-first-expanded="true"',
    });
    const { page } = await stage.show(pageOf({ body }), { before: LOG });
    await mounted(page, '#outer');
    await mounted(page, '#inner');
    expect(await seen(page)).toEqual(['mounted:outer', 'mounted:inner']);
    await page.click('#inner-1 button');
    await page.waitForSelector('#inner-1 button[aria-expanded="true"]');
    expect(await page.locator('#outer-1 > h3 button').getAttribute('aria-expanded')).toBe('true');
  });

  it('an unknown name, an inert template and a drawing are none, and nobody is told', async () => {
    const body = `<div data-block="kettle" id="kettle"><p>Tea</p></div><div data-block="toString" id="to"></div><template>${accordion('inert')}</template><svg id="drawing" data-block="accordion"></svg>${accordion('faq')}`;
    const visit = await stage.show(pageOf({ body }));
    await mounted(visit.page, '#faq');
    expect(await visit.page.evaluate('mortar.blocks().map(({ element }) => element.id)')).toEqual(['faq']);
    expect(await visit.page.locator('[data-block-state]').count()).toBe(1);
    expect(visit.messages.filter(({ type }) => type === 'error' || type === 'warning')).toEqual([]);
  });

  it('data-block says more than the class', async () => {
    const body =
      publishedAccordion('faq').replace('<div ', '<div data-block="kettle" ') + publishedAccordion('own');
    const { page } = await stage.show(pageOf({ body }));
    await mounted(page, '#own');
    expect(await page.evaluate('mortar.blocks().length')).toBe(1);
  });
});

describe('a hosted component', () => {
  const SCRIPT = 'https://definitions.example/accordion.visitor.js';
  const component = (html: string) =>
    html.replace(
      'class="sqs-block ',
      `data-block-type="1337" data-block-scripts='["${SCRIPT}"]' class="sqs-block website-component-block sqs-block-website-component `,
    );
  const image = component(
    `<div class="sqs-block sqs-block-image" id="pic">${picture('one', { attributes: 'data-load="false"' })}</div>`,
  );
  const withScripts: VisitOptions = {
    prepare: (page) =>
      page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  };

  it('whose scripts are on the page is left alone, its images too', async () => {
    const body = component(publishedAccordion('theirs')) + image + accordion('ours') + picture('mine');
    const visit = await stage.show(
      pageOf({ body, head: `<script defer src="${SCRIPT}"></script>` }),
      withScripts,
    );
    await mounted(visit.page, '#ours');
    await visit.page.waitForSelector('#mine.loaded');
    expect(
      await visit.page
        .locator('#theirs, #pic')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-block-state'))),
    ).toEqual([null, null]);
    expect(
      await visit.page.locator('#one').evaluate((one) => [one.getAttribute('src'), one.className]),
    ).toEqual([null, '']);
  });

  it('whose scripts are not on the page is ours: accordion, image, film, moving and marked text', async () => {
    const marked = component(
      '<div class="sqs-block"><script class="TextAttributes-props" type="application/json">[{"id":"a"}]</script><p><span class="sqsrte-text-highlight" data-text-attribute-id="a">Marked</span></p></div>',
    );
    const film = component(
      `<div class="sqs-block sqs-block-video"><div class="sqs-native-video" id="film" data-config-video='{"alexandriaUrl":"https://video.example/{variant}","aspectRatio":1.5,"systemDataVariants":"360:240"}'></div></div>`,
    );
    const moving = component(
      '<div class="sqs-block sqs-block-marquee" id="moving"><p>Bread on Thursdays</p></div>',
    );
    const visit = await stage.show(
      pageOf({ body: component(publishedAccordion('faq')) + image + marked + film + moving }),
    );
    await visit.page.waitForSelector('.TextShape-node path', { state: 'attached' });
    await mounted(visit.page, '#faq');
    await mounted(visit.page, '#pic');
    await visit.page.waitForSelector('#one.loaded');
    await visit.page.waitForSelector('#film video');
    await visit.page.waitForSelector('#moving .mortar-marquee-track');
  });
});
