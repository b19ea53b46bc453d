import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { accordion, CLOSED_STYLE, publishedAccordion, room } from '../markup';
import { until } from '../until';

const stage = useStage();

const open = (page: Page) =>
  page
    .locator('button[aria-expanded="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.closest('li')?.id));

const isReadable = (page: Page, item: string) =>
  page.locator(`#${item} > .accordion-item__dropdown`).evaluate((element) => {
    const text = element.querySelector('p') as HTMLElement;
    return (
      text.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 0
    );
  });

async function show(body: string, options = {}): Promise<Page> {
  const { page } = await stage.show(pageOf({ head: CLOSED_STYLE, body }), options);
  return page;
}

/** Opens the page at an address with a fragment. */
async function showAt(hash: string, body: string): Promise<Visit> {
  const html = pageOf({ head: CLOSED_STYLE, body });
  return stage.visit(`/fixture${hash}`, {
    prepare: (page) =>
      page.route(
        ({ pathname }) => pathname === '/fixture',
        (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      ),
  });
}

const mounted = (page: Page, block = '#faq') =>
  page.waitForSelector(`${block}[data-block-state="mounted"]`, { state: 'attached' });

/** Notes which item moves and for how long; the movement itself goes on as ever. */
const NOTE_MOVEMENTS = `(() => {
  const { animate } = Element.prototype;
  window.movements = [];
  Element.prototype.animate = function (frames, options) {
    movements.push([this.closest('li').id, options.duration]);
    return animate.call(this, frames, options);
  };
})()`;

const movements = (page: Page) => page.evaluate('movements');

const atRest = (page: Page) => until(page, 'document.getAnimations().length === 0');

describe('movement', () => {
  it('takes 250 ms to open and to close', async () => {
    const page = await show(accordion('faq'));
    await mounted(page);
    await page.evaluate(NOTE_MOVEMENTS);
    await page.click('#faq-1 button');
    await eventually(() => movements(page)).toEqual([['faq-1', 250]]);
    await atRest(page);
    await page.click('#faq-1 button');
    await eventually(() => movements(page)).toEqual([
      ['faq-1', 250],
      ['faq-1', 250],
    ]);
    await eventually(() => isReadable(page, 'faq-1')).toBe(false);
  });

  const FOLLOWED = `${accordion('faq')}<div id="after">After it</div>`;

  type Times = Record<'start' | 'middle' | 'end' | 'afterwards', number>;

  /** Where an element is during the movement that a click starts, and without it. */
  const topsOf = (page: Page, selector: string) =>
    page.evaluate<Times>(`(() => {
      document.querySelector('#faq-1 button').click();
      const [movement] = document.getAnimations();
      movement.pause();
      const top = () => document.querySelector('${selector}').getBoundingClientRect().top;
      const topAt = (time) => ((movement.currentTime = time), top());
      const during = { start: topAt(0), middle: topAt(125), end: topAt(250) };
      movement.cancel();
      return { ...during, afterwards: top() };
    })()`);

  it.each([
    ['computes', ''],
    ['cannot compute', 'CSS.supports = () => false'],
  ])('ends where the answer stays, where the browser %s its height', async (_what, before) => {
    const page = await show(FOLLOWED, { before });
    await mounted(page);
    const { start, middle, end, afterwards } = await topsOf(page, '#after');
    expect(middle).toBeGreaterThan(start);
    expect(middle).toBeLessThan(end);
    expect(end).toBe(afterwards);
  });

  it('does not move the text of the answer', async () => {
    const page = await show(FOLLOWED);
    await mounted(page);
    const { middle, end, afterwards } = await topsOf(page, '#faq-1 .accordion-item__dropdown p');
    expect([middle, end]).toEqual([afterwards, afterwards]);
  });

  it('does not happen where the visitor asked for less of it', async () => {
    const page = await show(accordion('faq'), { reducedMotion: 'reduce' });
    await mounted(page);
    await page.evaluate(NOTE_MOVEMENTS);
    await page.click('#faq-1 button');
    expect(await movements(page)).toEqual([]);
    expect(await isReadable(page, 'faq-1')).toBe(true);
  });

  it('ignores clicks on the item that moves: a double click opens it', async () => {
    const page = await show(accordion('faq'));
    await mounted(page);
    await page.dblclick('#faq-1 button');
    await atRest(page);
    await eventually(() => isReadable(page, 'faq-1')).toBe(true);
    expect(await open(page)).toEqual(['faq-1']);
    await page.click('#faq-1 button');
    await eventually(() => isReadable(page, 'faq-1')).toBe(false);
  });

  it('does what was clicked meanwhile on other items afterwards, one after the other', async () => {
    const page = await show(
      accordion('faq', { answers: ['One', 'Two', 'Three'], attributes: 'data-allow-multiple="true"' }),
    );
    await mounted(page);
    await page.evaluate(`(() => {
      for (const item of ['faq-1', 'faq-2', 'faq-3', 'faq-2']) document.querySelector('#' + item + ' button').click();
    })()`);
    expect(await open(page)).toEqual(['faq-1']);
    await eventually(() => open(page)).toEqual(['faq-1', 'faq-2', 'faq-3']);
  });

  it('is not disturbed by a second click; the last wish comes after it', async () => {
    const page = await show(accordion('faq', { answers: ['One', 'Two', 'Three'] }));
    await mounted(page);
    const during = await page.evaluate(`(() => {
      for (const item of ['faq-1', 'faq-2', 'faq-3']) document.querySelector('#' + item + ' button').click();
      return [...document.querySelectorAll('[aria-expanded="true"]')].map((button) => button.closest('li').id);
    })()`);
    expect(during).toEqual(['faq-1']);
    await eventually(() => open(page)).toEqual(['faq-3']);
    await eventually(() => isReadable(page, 'faq-3')).toBe(true);
    await eventually(() => isReadable(page, 'faq-1')).toBe(false);
  });

  it('leaves no style of its own behind on an open answer, which grows with its text', async () => {
    const page = await show(accordion('faq'));
    await mounted(page);
    await page.click('#faq-1 button');
    await until(page, 'document.getAnimations().length === 0');
    const dropdown = page.locator('#faq-1 .accordion-item__dropdown');
    const before = await dropdown.evaluate((element) => element.clientHeight);
    await dropdown.locator('p').evaluate((text) => text.append(document.createElement('br'), 'more'));
    expect(await dropdown.evaluate((element) => element.clientHeight)).toBeGreaterThan(before);
  });

  it('that is under way when the block is unmounted ends with the HTML of the server', async () => {
    const page = await show(accordion('faq'));
    const written = await page.evaluate<string>(`(() => {
      const template = document.createElement('template');
      template.innerHTML = ${JSON.stringify(accordion('faq'))};
      return template.innerHTML;
    })()`);
    await mounted(page);
    const after = await page.evaluate(`(async () => {
      document.querySelector('#faq-1 button').click();
      mortar.unmount();
      await new Promise((resolve) => setTimeout(resolve, 400));
      return faq.outerHTML;
    })()`);
    expect(after).toBe(written);
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  });
});

describe('the address', () => {
  it.each([
    ['an item', '#faq-2'],
    ['something inside an answer', '#deep'],
  ])('opens the answer that holds %s, on load, far below', async (_what, hash) => {
    const body =
      room(4000) + accordion('faq', { answers: ['One', 'Two <b id="deep">deep</b>'] }) + room(2000);
    const { page } = await showAt(hash, body);
    await eventually(() => open(page)).toEqual(['faq-2']);
    expect(await isReadable(page, 'faq-2')).toBe(true);
    await eventually(() =>
      page.locator(hash).evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(800);
  });

  it.each([
    ['30 px', '', 30],
    ['a sticky header and 30 px', '<header style="position:sticky;top:0;height:70px">Kiln</header>', 100],
    [
      'a floating header',
      '<header style="position:fixed;inset:10px 10px auto;height:50px">Kiln</header>',
      90,
    ],
  ])('leaves %s above the item', async (_what, header, top) => {
    const { page } = await showAt('#faq-2', header + room(1500) + accordion('faq') + room(3000));
    await mounted(page);
    const topOf = (item: string) =>
      page.locator(item).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await eventually(() => topOf('#faq-2')).toBe(top);
    await page.evaluate("location.hash = '#faq-1'");
    await eventually(() => topOf('#faq-1')).toBe(top);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#faq-2').getAttribute('style')).toBeNull();
  });

  it('opens it when it changes later, also in an accordion that was not mounted yet', async () => {
    const body = `<a href="#two-1">there</a>${accordion('one')}${room(5000)}${accordion('two')}${room(2000)}`;
    const page = await show(body);
    await mounted(page, '#one');
    expect(await page.locator('#two').getAttribute('data-block-state')).toBe('waiting');
    await page.click('a');
    await eventually(() => open(page)).toEqual(['two-1']);
    await eventually(() => isReadable(page, 'two-1')).toBe(true);
    await page.evaluate("location.hash = '#one-2'");
    await eventually(() => open(page)).toEqual(['one-2', 'two-1']);
  });

  it('opens every accordion around a nested answer', async () => {
    const inner = accordion('inner', { answers: ['One', 'Two <i id="deep">deep</i>'] });
    const { page } = await showAt('#deep', room(3000) + accordion('faq', { answers: ['Outer one', inner] }));
    await eventually(() => open(page)).toEqual(['faq-2', 'inner-2']);
    await eventually(() => isReadable(page, 'inner-2')).toBe(true);
    await eventually(() =>
      page.locator('#deep').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(800);
  });

  it.each(['#%', '#"><img src=x>', '#constructor', '#faq-1%20', '#'])('%s changes nothing', async (hash) => {
    const visit = await showAt(hash, accordion('faq'));
    await mounted(visit.page);
    expect(await open(visit.page)).toEqual([]);
    expect(visit.errors).toEqual([]);
  });
});

describe('closed answers', () => {
  it('stay findable in the page, and open when they are found', async () => {
    const page = await show(publishedAccordion('faq'));
    await mounted(page);
    const dropdown = page.locator('#faq-2 .accordion-item__dropdown');
    expect(await dropdown.getAttribute('hidden')).toBe('until-found');
    expect(await dropdown.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
    await dropdown.dispatchEvent('beforematch', { bubbles: true });
    expect(await open(page)).toEqual(['faq-2']);
    expect(await isReadable(page, 'faq-2')).toBe(true);
  });

  it('are all printed', async () => {
    const page = await show(publishedAccordion('faq') + room(3000) + accordion('far'));
    await mounted(page);
    await page.click('#faq-1 button');
    await eventually(() => isReadable(page, 'faq-1')).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const item of ['faq-1', 'faq-2']) await eventually(() => isReadable(page, item)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await eventually(() => isReadable(page, 'faq-2')).toBe(false);
  });

  it('are printed also where the visitor has not scrolled to', async () => {
    const page = await show(room(3000) + publishedAccordion('far'));
    expect(await page.locator('#far').getAttribute('data-block-state')).toBe('waiting');
    await page.emulateMedia({ media: 'print' });
    for (const item of ['far-1', 'far-2']) await eventually(() => isReadable(page, item)).toBe(true);
  });
});
