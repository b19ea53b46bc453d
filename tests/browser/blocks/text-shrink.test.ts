import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { translate } from '../translate';

const stage = useStage();

const WORDS = 'Stoneware and sourdough from one fire';

interface Parts {
  readonly words?: string;
  readonly attributes?: string;
  readonly box?: string;
  readonly head?: string;
  readonly tag?: string;
}

async function show(
  { words = WORDS, attributes = '', box = 'width:400px', head = '', tag = 'h2' }: Parts,
  options: VisitOptions = {},
) {
  const body = `<div id="box" style="${box}"><${tag} id="text" data-block="text-shrink" ${attributes}>${words}</${tag}></div>`;
  const visit = await stage.show(
    pageOf({ body, head: `<style>#text{font:40px/1.2 Arial,sans-serif;margin:0}</style>${head}` }),
    options,
  );
  await visit.page.waitForSelector('#text[data-block-state="mounted"]', { state: 'attached' });
  return visit;
}

/** What the visitor sees: the size of the text in px, and on how many lines it stands. */
const look = (page: Page) =>
  page.locator('#text').evaluate((text) => {
    const range = new Range();
    range.selectNodeContents(text);
    const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4));
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    return { size, lines: new Set(tops).size, width: range.getBoundingClientRect().width };
  });

const setWidth = (page: Page, width: number) =>
  page.locator('#box').evaluate((box, width) => {
    box.style.width = `${width}px`;
  }, width);

/** Shows a page whose clock the test may put forward. */
const showWithClock = (parts: Parts) => show(parts, { clock: true });

/** What a change of size starts is over: the observers have seen it, and their patience has ended. */
async function resized(page: Page) {
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  await page.clock.runFor(1000);
}

/** Collects the sizes that the text is set in. */
const COUNT_SIZES = `<script>
  const sizes = new Set();
  new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      for (const style of [oldValue, target.getAttribute('style')]) {
        const [, size] = /font-size: (.*?px)/.exec(style) ?? [];
        if (size && target.id === 'text') sizes.add(size);
      }
  }).observe(document, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });
</script>`;

describe('text that is too long for its line', () => {
  it('is made as small as it must be, and not smaller', async () => {
    const { page, errors } = await show({});
    const { size, lines, width } = await look(page);
    expect(lines).toBe(1);
    expect(size).toBeLessThan(40);
    expect(size).toBeGreaterThan(11);
    expect(width).toBeLessThanOrEqual(400.5);
    expect(width).toBeGreaterThan(380);
    expect(errors).toEqual([]);
  });

  it.each([
    ['shrunk text', {}],
    ['scaled text of a published page', { tag: 'div', attributes: 'class="sqsrte-scaled-text"' }],
  ])('is measured in few sizes: %s', async (_name, parts: Parts) => {
    const { page } = await show({ ...parts, head: COUNT_SIZES });
    const sizes = await page.evaluate<string[]>('[...sizes]');
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['60px', 'ltr'],
    ['2em', 'rtl'],
    ['15%', 'ltr'],
    ['-1em', 'ltr'],
  ])('with an indent of %s in %s ends where its line ends', async (indent, direction) => {
    const head = `<style>#text{text-indent:${indent};direction:${direction}}</style>`;
    const { page } = await show({ head });
    const { lines } = await look(page);
    const leftAtLarger = (growth: number) =>
      page.locator('#text').evaluate((text, growth) => {
        text.style.fontSize = `${Number.parseFloat(text.style.fontSize) + growth}px`;
        const [range, box] = [new Range(), text.getBoundingClientRect()];
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        return getComputedStyle(text).direction === 'rtl' ? words.left - box.left : box.right - words.right;
      }, growth);
    expect(lines).toBe(1);
    expect(await leftAtLarger(0)).toBeGreaterThan(-1);
    expect(await leftAtLarger(0.5)).toBeLessThan(0);
  });

  it('is never smaller than 11 px; then it wraps as it did', async () => {
    const { page } = await show({ box: 'width:90px' });
    const { size, lines } = await look(page);
    expect(size).toBe(11);
    expect(lines).toBeGreaterThan(1);
  });

  it.each([
    ['a word that cannot wrap', { words: 'Unmistakablylongwordwithoutanyend' }],
    ['padding', { attributes: 'style="padding:0 80px"' }],
    ['elements inside', { words: 'Stoneware and <b>sourdough</b> from <a href="#">one</a> fire' }],
    ['text from right to left', { attributes: 'dir="rtl"' }],
    ['an inline element', { tag: 'span' }],
    ['a box as wide as its text', { attributes: 'style="display:inline-block"' }],
    ['a flex item', { box: 'width:400px;display:flex' }],
    [
      'a page that resets everything',
      { head: '<style>* { all: unset; } #box { display: block; } #text { font-size: 40px; }</style>' },
    ],
  ])('fits with %s', async (_what, parts) => {
    const { page } = await show(parts);
    const { size, lines, width } = await look(page);
    expect(lines).toBe(1);
    expect(size).toBeLessThan(40);
    expect(width).toBeLessThanOrEqual(400.5);
  });
});

describe('text around a heading with a size of its own', () => {
  const HEADING = 'A heading that a style sheet sizes';
  const showHeading = (box: string) =>
    show({
      tag: 'div',
      box,
      words: `<h2 style="font-size:60px;margin:0">${HEADING}</h2> <small style="font-size:9px">tiny</small>`,
      attributes: 'style="font-size:10px"',
    });
  const sizes = (page: Page) =>
    page.evaluate<number[]>(
      "[...document.querySelectorAll('#text, #text *')].map((part) => Number.parseFloat(getComputedStyle(part).fontSize))",
    );
  const headingWidth = (page: Page) =>
    page.evaluate<number>(
      'const range = new Range(); range.selectNodeContents(document.querySelector("h2")); range.getBoundingClientRect().width',
    );

  it('shrinks the heading to one line, and nothing that is small already', async () => {
    const { page } = await showHeading('width:400px');
    const [root, heading = 0, tiny] = await sizes(page);
    expect([root, tiny]).toEqual([10, 9]);
    expect(heading).toBeLessThan(60);
    expect(heading).toBeGreaterThan(11);
    const width = await headingWidth(page);
    expect(width).toBeGreaterThan(380);
    expect(width).toBeLessThanOrEqual(400.5);
  });

  it('and the element with it, so that its line is not higher than its text', async () => {
    const { page } = await show({ words: `<a href="#">${WORDS}</a>` });
    const [root = 0, link] = await sizes(page);
    expect(root).toBe(link);
    expect(root).toBeLessThan(40);
    expect(await page.evaluate('text.clientHeight')).toBeLessThan(root * 1.3);
  });

  it('to 11 px at the least; unmounted, everything has its own size again', async () => {
    const { page } = await showHeading('width:90px');
    expect(await sizes(page)).toEqual([10, 11, 9]);
    await page.evaluate('mortar.unmount()');
    expect(await sizes(page)).toEqual([10, 60, 9]);
  });
});

describe('text is left alone', () => {
  it.each([
    ['that fits', { words: 'One fire' }],
    ['of none', { words: '' }],
    ['that is small by itself', { attributes: 'style="font-size: 10px"', box: 'width:60px' }],
  ])('%s', async (_what, parts) => {
    const { page } = await show(parts);
    const style =
      /style="[^"]*"/.exec('attributes' in parts ? parts.attributes : '')?.[0].slice(7, -1) ?? null;
    expect(await page.locator('#text').getAttribute('style')).toBe(style);
  });
});

describe('when its room changes', () => {
  it('it is fitted again, 100 ms after the last change', async () => {
    const { page } = await showWithClock({});
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const before = await look(page);
    for (const width of [300, 200]) {
      await setWidth(page, width);
      await page.evaluate('new Promise((seen) => new ResizeObserver(seen).observe(box))');
      await page.clock.runFor(99);
      expect(await look(page)).toMatchObject({ size: before.size }); // a width on the way is not fitted
    }
    await page.clock.runFor(1);
    const { size, width } = await look(page);
    expect(size).toBeLessThan(before.size);
    expect(width).toBeLessThanOrEqual(200.5);
    await page.clock.resume();
    await setWidth(page, 400);
    await eventually(() => look(page)).toEqual(before);
    await setWidth(page, 2000);
    await eventually(() => page.locator('#text').getAttribute('style')).toBeNull();
  });

  it.each(['width:300px', 'width:700px'])(
    'or its words, which a translator makes longer (%s)',
    async (box) => {
      const { page } = await show({ box });
      const before = await look(page);
      await translate(page);
      await eventually(() => look(page).then(({ size }) => size)).toBeLessThan(before.size);
      const { lines, width } = await look(page);
      expect(lines).toBe(1);
      expect(width).toBeLessThanOrEqual(Number.parseFloat(box.slice(6)) + 0.5);
      await page.evaluate('mortar.unmount()');
      expect(await page.locator('#text').getAttribute('style')).toBeNull();
    },
  );

  it('it is fitted also when that happened while it was hidden', async () => {
    const { page } = await showWithClock({});
    const { size } = await look(page);
    await page.evaluate('text.hidden = true');
    await setWidth(page, 200);
    await resized(page);
    expect((await look(page)).size).toBe(size);
    await page.evaluate('text.hidden = false');
    await eventually(() => look(page).then(({ width }) => width)).toBeLessThanOrEqual(200.5);
  });

  it('and nobody watches any more after it was unmounted', async () => {
    const { page } = await showWithClock({ attributes: 'style="color: red"' });
    await setWidth(page, 200);
    await page.evaluate('mortar.unmount()');
    await resized(page);
    expect(await page.locator('#box').innerHTML()).toBe(
      `<h2 id="text" data-block="text-shrink" style="color: red">${WORDS}</h2>`,
    );
  });
});

describe('scaled text of a published page', () => {
  const heading = (words: string) => `<h2 style="white-space:pre-wrap;font-size:2rem">${words}</h2>`;
  async function showScaled(words: string, sheet = '') {
    const container = `<div class="sqsrte-scaled-text-container" id="box" style="width:400px"><span class="sqsrte-scaled-text" id="text">${heading(words)}</span></div>`;
    const visit = await stage.show(
      pageOf({
        body: `<div class="sqs-block sqs-block-website-component">${container}</div>`,
        head:
          '<style>#text{display:inline-block}.sqsrte-scaled-text-container:not(.loaded){opacity:0}</style>' +
          sheet,
      }),
    );
    await visit.page.waitForSelector('#text[data-block-state="mounted"]', { state: 'attached' });
    return visit;
  }
  /** The size of the text in px, its width, and the number of its lines. */
  const lookAt = (page: Page) =>
    page.locator('h2').evaluate((heading) => {
      const range = new Range();
      range.selectNodeContents(heading);
      const { width } = range.getBoundingClientRect();
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      return { size: Number.parseFloat(getComputedStyle(heading).fontSize), width, lines: lines.size };
    });

  it('fills the line of its container, wider or narrower, and is seen then', async () => {
    const { page, errors } = await showScaled('One fire');
    const { size, width, lines } = await lookAt(page);
    expect(size).toBeGreaterThan(60);
    expect(width).toBeLessThanOrEqual(400.5);
    expect(width).toBeGreaterThan(390);
    expect(lines).toBe(1);
    expect(await page.locator('#box').evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
    await setWidth(page, 200);
    await eventually(() => lookAt(page).then(({ width }) => width)).toBeLessThanOrEqual(200.5);
    await setWidth(page, 800);
    await eventually(() => lookAt(page).then(({ width }) => width)).toBeGreaterThan(780);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#box').innerHTML()).toBe(
      `<span class="sqsrte-scaled-text" id="text">${heading('One fire')}</span>`,
    );
    expect(await page.locator('#box').getAttribute('class')).toBe('sqsrte-scaled-text-container');
    expect(errors).toEqual([]);
  });

  it('fits into the line of its container when a translator has made it longer', async () => {
    const { page } = await showScaled('One fire');
    const { size } = await lookAt(page);
    await translate(page);
    await eventually(() => lookAt(page).then(({ size }) => size)).toBeLessThan(size);
    expect((await lookAt(page)).width).toBeLessThanOrEqual(400.5);
  });

  it('is never smaller than 11 px; then it wraps', async () => {
    const { page } = await showScaled(`${WORDS}, ${WORDS}, ${WORDS}`);
    const { size, width, lines } = await lookAt(page);
    expect([size, lines > 1, width <= 400]).toEqual([11, true, true]);
  });

  it('wraps between words where the style sheet of the page keeps it on one line', async () => {
    const sheet = `<style>
      .sqsrte-scaled-text-container > .sqsrte-scaled-text { display: inline-block; word-break: break-all; }
      .sqsrte-scaled-text-container.loaded .sqsrte-scaled-text,
      .sqsrte-scaled-text-container.loaded .sqsrte-scaled-text :is(h2, a) { white-space: nowrap !important; }
    </style>`;
    const { page } = await showScaled(`<a href="#">${WORDS}, ${WORDS}, ${WORDS}</a>`, sheet);
    const { size, width, lines } = await lookAt(page);
    expect([size, lines > 1, width <= 400]).toEqual([11, true, true]); // browsers differ in how many words a line takes
    expect(await page.locator('h2 a').evaluate(brokenWords)).toEqual([]);
  });
});

/** The words of the link's text that stand on two lines. */
function brokenWords({ firstChild: text }: Node): string[] {
  const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
  const isBroken = ({ index, 0: { length } }: RegExpExecArray) => {
    const range = new Range();
    range.setStart(text as Text, index);
    range.setEnd(text as Text, index + length);
    return range.getClientRects().length > 1;
  };
  return words.filter(isBroken).map(([word]) => word);
}
