import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import { TRANSLATED, translate } from '../translate';
import { until } from '../until';

const stage = useStage();

const STYLE = '<style>body{margin:0;font:20px/1.5 Arial,sans-serif}p{margin:0}</style>';
const WORDS = '<p id="words">Bread on Thursdays, <a href="#pots">pots</a> all week</p>';

const marquee = (settings: object, words = WORDS) =>
  `<div data-block="marquee" id="block" data-block-json='${JSON.stringify(settings)}'>${words}</div>`;

/** Text that a published page draws along a path, which stays empty, and keeps hidden to measure it. */
function published(css = '', settings: object = {}): string {
  return `<div class="sqs-block sqs-block-marquee"><div class="Marquee"><script class="Marquee-props" type="application/json">${JSON.stringify(settings)}</script><style>.Marquee{overflow:hidden}.Marquee-measure{visibility:hidden;position:absolute}.Marquee-item{font-size:40px}${css}</style><div class="Marquee-display"><div class="Marquee-measure"><h2 class="Marquee-item">Bread on Thursdays</h2></div><h2><svg class="Marquee-svg"><text><textPath visibility="hidden"><tspan>Bread on Thursdays</tspan></textPath></text></svg><span>Bread on Thursdays</span></h2></div></div></div>`;
}

async function show(body: string, options: VisitOptions = {}, head = '') {
  const visit = await stage.show(pageOf({ head: STYLE + head, body: `<main>${body}</main>` }), options);
  await visit.page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
  return visit;
}

/** How far the drawn words have come, in px or units of the path; it grows to the right. */
const place = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.mortar-marquee-track');
    const offset = document.querySelector('textPath')?.getAttribute('startOffset');
    return track ? new DOMMatrix(getComputedStyle(track).transform).e : Number(offset ?? Number.NaN);
  });

/** What the words do within some frames. */
async function motion(page: Page): Promise<'left' | 'right' | 'still'> {
  const before = await place(page);
  await page.evaluate(
    'new Promise((resolve) => { let frames = 8; const next = () => (frames-- ? requestAnimationFrame(next) : resolve()); next(); })',
  );
  const after = await place(page);
  return after === before ? 'still' : after < before ? 'left' : 'right';
}

const KINDS: [string, object][] = [
  ['a line', {}],
  ['a wave', { waveIntensity: 50, waveFrequency: 5 }],
];

describe.each(KINDS)('text along %s', (_what, along) => {
  it.each([
    ['left', {}],
    ['right', { animationDirection: 'right' }],
  ])('moves to the %s, fills its region, and is read once', async (direction, settings) => {
    const { page, errors } = await show(marquee({ ...along, ...settings, animationSpeed: 0.5 }));
    await eventually(() => motion(page)).toBe(direction);
    const covered = await page.evaluate(() => {
      const region = document.querySelector('.mortar-marquee') as Element;
      const drawn = [...region.querySelectorAll('.mortar-marquee-copy, text')].map((copy) =>
        copy.getBoundingClientRect(),
      );
      return Math.max(...drawn.map(({ right }) => right)) - region.getBoundingClientRect().right;
    });
    expect(covered).toBeGreaterThanOrEqual(-40); // the words bend at a wave's end
    expect(await page.locator('#block').ariaSnapshot()).toBe(
      [
        '- paragraph:',
        '  - text: Bread on Thursdays,',
        '  - link "pots":',
        '    - /url: "#pots"',
        '  - text: all week',
        '- button "Pause moving text"',
      ].join('\n'),
    );
    expect(await axeFaults(page, 'main')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('that has no element of its own moves as a whole, and the page keeps it', async () => {
    const words = 'Bread on <b>Thursdays</b>, <a href="#pots">pots</a> all week';
    const { page, errors } = await show(marquee(along, words));
    await eventually(() => motion(page)).toBe('left');
    const region = page.locator('.mortar-marquee');
    expect(await region.textContent()).toContain('Bread on Thursdays, pots all week');
    expect(await region.evaluate((drawn) => getComputedStyle(drawn).color)).toBe('rgb(0, 0, 0)');
    const block = page.locator('#block');
    expect((await block.ariaSnapshot()).match(/Bread on/g)).toHaveLength(1);
    expect(await axeFaults(page, 'main')).toEqual([]);
    const isTransparent = () => block.evaluate((host) => getComputedStyle(host).color === 'rgba(0, 0, 0, 0)');
    expect(await isTransparent()).toBe(true);
    await page.evaluate("document.querySelector('#block').firstChild.data = 'Cake on '");
    await eventually(() => region.textContent()).toContain('Cake on Thursdays');
    await page.focus('#block a');
    expect(await isTransparent()).toBe(false);
    await page.evaluate("mortar.unmount(document.querySelector('#block'))");
    await eventually(() => block.innerHTML()).toBe(words.replace('Bread', 'Cake'));
    expect(await isTransparent()).toBe(false);
    expect(errors).toEqual([]);
  });

  it.each([
    ['of the block itself', 'Bread on <b>Thursdays</b>', 'block'],
    ['in an element', WORDS, 'words'],
    ['in an element, in the block itself', WORDS, 'block'],
  ])('%s that a script replaces moves on with the new text', async (_where, words, id) => {
    const { page, errors } = await show(marquee(along, words));
    const region = page.locator('.mortar-marquee');
    await eventually(() => motion(page)).toBe('left');
    for (const text of ['Cake on Fridays', 'Closed today']) {
      await page.evaluate(`document.getElementById('${id}').textContent = '${text}'`);
      await eventually(() => region.textContent()).toContain(text);
      await eventually(() => motion(page)).toBe('left');
      expect(await region.textContent()).not.toContain('Bread');
      expect((await page.locator('#block').ariaSnapshot()).match(RegExp(text, 'g'))).toHaveLength(1);
    }
    expect(await page.locator('#block').getAttribute('data-block-state')).toBe('mounted');
    await page.getByRole('button', { name: 'Pause moving text' }).press('Enter');
    await eventually(() => motion(page)).toBe('still');
    await page.evaluate('mortar.unmount()');
    await eventually(() => page.locator('#block').textContent()).toBe('Closed today');
    expect(errors).toEqual([]);
  });

  it.each([
    ['in an element', WORDS],
    ['of the block itself', 'Bread on <b>Thursdays</b>'],
  ])('%s that a script takes away is gone, until there is another', async (_where, words) => {
    const { page, errors } = await show(marquee(along, words));
    await eventually(() => motion(page)).toBe('left');
    await page.evaluate("block.textContent = ''");
    await eventually(() => page.locator('#block').textContent()).toBe('');
    await page.evaluate("block.append('Closed today')");
    await eventually(() => motion(page)).toBe('left');
    expect(await page.locator('.mortar-marquee').textContent()).toContain('Closed today');
    expect(errors).toEqual([]);
  });

  it.each([
    ['in an element', WORDS],
    ['of the block itself', 'Bread on <b>Thursdays</b>'],
  ])('%s moves translated once the page is, also at another width', async (_where, words) => {
    const { page, messages } = await show(marquee(along, words));
    const region = page.locator('.mortar-marquee');
    const isTranslated = async () => (await region.textContent())?.includes(TRANSLATED);
    await eventually(() => motion(page)).toBe('left');
    await translate(page);
    await eventually(isTranslated).toBe(true);
    await page.setViewportSize({ width: 700, height: 800 });
    await until(
      page,
      "!document.querySelector('svg') || document.querySelector('svg').getAttribute('viewBox').includes(' 700 ')",
    );
    await eventually(() => motion(page)).toBe('left');
    expect(await isTranslated()).toBe(true);
    expect(await page.locator('svg font').count()).toBe(0); // no browser draws these
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('stands still where the visitor says so, under a pointer where its author says so, and out of view', async () => {
    const { page } = await show(
      `${marquee({ ...along, pausedOnHover: true })}<div style="height:3000px"></div>`,
    );
    await eventually(() => motion(page)).toBe('left');
    await page.getByRole('button', { name: 'Pause moving text' }).press('Enter');
    await eventually(() => motion(page)).toBe('still');
    await page.getByRole('button', { name: 'Play moving text' }).press('Enter');
    await eventually(() => motion(page)).toBe('left');
    await page.mouse.move(100, 10);
    await eventually(() => motion(page)).toBe('still');
    await page.mouse.move(100, 500);
    await eventually(() => motion(page)).toBe('left');
    await page.evaluate(
      'window.frames_ = 0; window.nextFrame = requestAnimationFrame; window.requestAnimationFrame = (draw) => { frames_++; return nextFrame(draw); };',
    );
    await page.evaluate('scrollTo(0, 2000)');
    await eventually(() =>
      page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length"),
    ).toBe(0);
    await eventually(async () => {
      const before = await page.evaluate('frames_');
      await page.evaluate(
        '(async () => { for (let frame = 0; frame < 6; frame++) await new Promise(nextFrame); })()',
      );
      return (await page.evaluate<number>('frames_')) === before;
    }).toBe(true);
    await page.evaluate('scrollTo(0, 0)');
    await eventually(() => motion(page)).toBe('left');
  });

  it('stands still once a pointer moves that was there before the block', async () => {
    const { page } = await stage.show(
      pageOf({ head: STYLE, body: `<main>${marquee({ ...along, pausedOnHover: true })}</main>`, tag: '' }),
      { started: false },
    );
    await page.mouse.move(100, 10);
    await page.addScriptTag({ url: '/mortar.js' });
    await eventually(() => motion(page)).toBe('left');
    await page.mouse.move(120, 10);
    await eventually(() => motion(page)).toBe('still');
  });

  it('is the plain text for visitors who prefer reduced motion, also from now on', async () => {
    const { page } = await show(marquee(along), {
      reducedMotion: 'reduce',
      viewport: { width: 200, height: 600 },
    });
    const words = page.locator('#words');
    expect(await page.locator('.mortar-marquee, .mortar-marquee-controls').count()).toBe(0);
    const { width, height } = (await words.boundingBox()) ?? { width: 0, height: 0 };
    expect([width <= 200, height > 50]).toEqual([true, true]); // on several lines
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await eventually(() => motion(page)).toBe('left');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(() => words.boundingBox().then((box) => box?.height ?? 0)).toBeGreaterThan(50);
  });
});

describe('the drawing', () => {
  it('is made anew 100 ms after a new width, and 1 s after fonts or a design tweak, and goes on where it was', async () => {
    const { page } = await show(marquee({}));
    await page.evaluate(`{
      window.drawn = [];
      new MutationObserver((records) => { for (const { addedNodes } of records) for (const node of addedNodes) if (node.className === 'mortar-marquee') drawn.push(performance.now()); }).observe(block, { childList: true });
    }`);
    const redrawnAfter = async (change: string) => {
      const started = await page.evaluate<number>(`drawn.length = 0, ${change}, performance.now()`);
      await eventually(() => page.evaluate('drawn.length')).toBe(1);
      return (await page.evaluate<number>('drawn[0]')) - started;
    };
    expect(
      await redrawnAfter(
        "document.fonts.dispatchEvent(new Event('loadingdone')), document.dispatchEvent(new CustomEvent('tweak:change'))",
      ),
    ).toBeGreaterThanOrEqual(999);
    expect(
      await redrawnAfter("document.dispatchEvent(new CustomEvent('tweak:change'))"),
    ).toBeGreaterThanOrEqual(999);
    const before = await place(page);
    expect(await redrawnAfter("block.style.width = '300px'")).toBeGreaterThanOrEqual(95);
    expect(await place(page)).toBeLessThan(before);
    await redrawnAfter("words.firstChild.data = 'Cake on Fridays, '");
    expect(await page.locator('.mortar-marquee').textContent()).toContain('Cake on Fridays');
  });

  it('has links that can be clicked on their way; whoever tabs to the text itself sees it', async () => {
    const { page } = await show(marquee({ animationSpeed: 0 }));
    expect(await page.getByRole('button').count()).toBe(0); // nothing moves, so nothing is to be stopped
    await page.locator('.mortar-marquee a').first().click();
    expect(new URL(page.url()).hash).toBe('#pots');
    await page.locator('#words a').focus();
    expect(await page.locator('.mortar-marquee').isVisible()).toBe(false);
    expect((await page.locator('#words').boundingBox())?.width).toBeGreaterThan(100);
  });

  it('is as high as its text on a page that resets everything, and no wider than its window', async () => {
    const style =
      '<style>* { all: unset } script, style, head { display: none } main, div, p { display: block }</style>';
    const { page } = await show(
      marquee({}, '<p>Bread</p>') + marquee({ waveIntensity: 60 }, '<p>Waves</p>'),
      { viewport: { width: 320, height: 600 } },
      style,
    );
    await eventually(() => motion(page)).toBe('left');
    const regions = page.locator('.mortar-marquee');
    const [line, wave] = await regions.evaluateAll((all) =>
      all.map((region) => region.getBoundingClientRect().height),
    );
    expect(line).toBeGreaterThan(15);
    expect(line).toBeLessThan(60);
    expect(wave).toBeGreaterThan(60);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.evaluate("document.querySelector('#block').style.width = '20px'");
    await eventually(() => regions.first().evaluate((region) => region.getBoundingClientRect().width)).toBe(
      50,
    );
  });
});

it('text without an element of its own keeps its height while it moves', async () => {
  const { page } = await show(marquee({}, 'Bread on Thursdays'));
  const height = () => page.locator('#block').evaluate((block) => block.getBoundingClientRect().height);
  const moving = await height();
  await page.evaluate("mortar.unmount(document.querySelector('#block'))");
  await page.waitForSelector('.mortar-marquee', { state: 'detached' });
  expect(moving).toBe(await height());
});

it('items of a published page become its text where it has none, without anything that could run', async () => {
  const items = [
    { text: '<p>Open <b>now</b><img src="x" onerror="window.pwned = 1"></p>' },
    { text: 'Eight &amp; four' },
    { text: 7 },
    null,
  ];
  const { page } = await show(
    `<div class="sqs-block sqs-block-marquee"><div class="sqs-block-content"><div class="Marquee"><script class="Marquee-props" type="application/json">${JSON.stringify({ marqueeItems: items, animationDirection: 'right' })}</script><div class="Marquee-display"></div></div></div></div>`,
  );
  await eventually(() => motion(page)).toBe('right');
  expect(await page.locator('.Marquee-display > .Marquee-item').allTextContents()).toEqual([
    'Open now',
    'Eight & four',
  ]);
  expect(await page.locator('.Marquee').getAttribute('data-ready')).toBe('true');
  expect(await page.evaluate('window.pwned')).toBeUndefined();
});

it('items of the settings give way to a text that a script writes', async () => {
  const { page, errors } = await show(marquee({ marqueeItems: [{ text: 'Bread' }, { text: 'Pots' }] }, ''));
  await eventually(() => motion(page)).toBe('left');
  await page.evaluate("block.textContent = 'Closed today'");
  await eventually(() => page.locator('.mortar-marquee').textContent()).toContain('Closed today');
  expect(await page.locator('#block').textContent()).not.toContain('Bread');
  await page.evaluate('mortar.unmount()');
  await eventually(() => page.locator('#block').textContent()).toBe('Closed today');
  expect(errors).toEqual([]);
});

it.each([
  ['moves', {}, '.mortar-marquee .Marquee-item'],
  ['stands still for visitors who want no motion', { reducedMotion: 'reduce' }, '.mortar-marquee-given'],
] as const)('text that a published page draws along an empty path %s', async (_how, options, seen) => {
  const { page } = await show(published(), options);
  const text = page.locator(seen).first();
  await eventually(() => text.isVisible()).toBe(true);
  expect(await text.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(40);
  expect(await page.locator('.Marquee-svg').locator('visible=true').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Bread on Thursdays' }).count()).toBe(1);
});

it('text of a published page fills its window, whose edges are where the page fades them', async () => {
  const { page } = await show(
    published('.Marquee{display:flex;justify-content:center;width:300px}.Marquee-display{flex:1 0 auto}'),
  );
  await page.waitForSelector('.mortar-marquee-copy ~ .mortar-marquee-copy', { state: 'attached' });
  const sides = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    });
  expect(await sides('.Marquee-display')).toEqual(await sides('.Marquee'));
  expect(await sides('.mortar-marquee')).toEqual(await sides('.Marquee'));
});

it('items of a published page are one line high, however long and many they are', async () => {
  const [before = '', after = ''] = published('.Marquee h2{margin:0;line-height:50px}').split(
    '<h2 class="Marquee-item">Bread on Thursdays</h2>',
  );
  const item = `<h2 class="Marquee-item">${'Bread on Thursdays '.repeat(20)}</h2>`;
  const { page } = await show(`${before}${item}${item}${after}`);
  await page.waitForSelector('.mortar-marquee-copy', { state: 'attached' });
  const height = () => page.locator('.Marquee').evaluate((text) => text.getBoundingClientRect().height);
  expect(await height()).toBe(50);
});

it('a wave of a published page is as many px high as its owner wants, and its line', async () => {
  const { page } = await show(published('.Marquee h2{margin:0}', { waveFrequency: 2, waveIntensity: 60 }));
  await page.waitForSelector('.mortar-marquee textPath', { state: 'attached' });
  const height = await page.locator('.Marquee').evaluate((text) => text.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(60 + 40);
  expect(height).toBeLessThan(60 + 1.6 * 40);
});

it('items of a published page are as far from each other as their owner wants', async () => {
  const { page } = await show(
    published('.Marquee-measure>*,.mortar-marquee .Marquee-item>*{margin:0 20px 0 0}'),
  );
  const items = page.locator('.mortar-marquee-copy h2');
  await eventually(() => items.count()).toBeGreaterThan(1);
  const distance = await items.evaluateAll(
    ([first, second]) =>
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0),
  );
  expect(distance).toBeCloseTo(20, 0);
});

it.each([
  ['', marquee({}), '#words'],
  [' of a published page', published(), '.Marquee-measure'],
])('where its part of the script fails, the text%s is there', async (_of, body, seen) => {
  const { page } = await stage.show(pageOf({ body }), {
    prepare: (page) => page.route('**/chunks/marquee-*', (route) => route.abort()),
  });
  await page.waitForSelector('[data-block-state="failed"]');
  await eventually(() => page.locator(seen).isVisible()).toBe(true);
});

it.each([
  ['one line', '<p>Bread on Thursdays</p>'],
  ['several lines', `<p>${'Bread on Thursdays, pots all week. '.repeat(12)}</p>`],
  ['several paragraphs', '<p>Bread on Thursdays</p><p>Pots all week</p><h3>Open now</h3>'],
])('keeps the box of a text that has %s, with its margins', async (_what, words) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const visit = await stage.show(
    pageOf({ body: `<h2>Above</h2>${marquee({}, words)}<p id="below">Below</p>` }),
    {
      prepare: (page) => page.route(/chunks\/marquee-/, (route) => late.then(() => route.continue())),
    },
  );
  const { page } = visit;
  const box = () =>
    page.evaluate(() =>
      ['block', 'below'].map((id) => document.getElementById(id)?.getBoundingClientRect().toJSON()),
    );
  const before = await box();
  expect(await page.locator('.mortar-marquee').count()).toBe(0);
  arrive();
  await page.waitForSelector('.mortar-marquee');
  expect(await box()).toEqual(before);
});

it('items of a published page on a wave, too', async () => {
  const distance = '.Marquee-measure>*,.mortar-marquee .Marquee-item>*{margin:0 20px 0 0}';
  const { page } = await show(published(distance, { waveFrequency: 2, waveIntensity: 60 }));
  const words = page.locator('.mortar-marquee textPath').first();
  await eventually(() => words.count()).toBe(1);
  const gap = await words.evaluate((path) => {
    const content = path.textContent ?? '';
    const end = 'Bread on Thursdays'.length;
    const start = content.indexOf('Bread', end);
    return (path as SVGTextContentElement).getSubStringLength(end, start - end);
  });
  expect(gap).toBeCloseTo(20, 0);
});
