import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../../../src/blocks/text-highlight/geometry/shapes';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';

const stage = useStage();

const LONG = 'words that are long enough to stand on several lines of a narrow column';

const marked = (settings: object, words = 'some words') =>
  `<p id="text">Here are <span data-block="text-highlight" id="block" data-block-json='${JSON.stringify(settings)}'>${words}</span>, and more.</p>`;

const STYLE = '<style>body{margin:20px;font:20px/1.5 Arial,sans-serif} #text{width:300px}</style>';

async function show(body: string, options: VisitOptions = {}, head = '') {
  const visit = await stage.show(pageOf({ head: STYLE + head, body: `<main>${body}</main>` }), options);
  await visit.page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
  return visit;
}

/** How far (px) each line's mark lies from its words, left, top, right and bottom; one list a line. */
const misses = (page: Page) =>
  page.evaluate(() => {
    const span = document.querySelector('#block') as Element;
    const text = span.lastChild as Node;
    const words = new Range();
    words.selectNodeContents(text);
    const lines = [...words.getClientRects()];
    const marks = [...document.querySelectorAll('.TextShape-node')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    if (marks.length !== lines.length) return `${marks.length} marks on ${lines.length} lines`;
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    const far = marks.flatMap((mark, index) =>
      sides.map((side) => Math.abs(mark[side] - (lines[index]?.[side] ?? 0))),
    );
    return Math.max(...far) < 1.5 ? `${marks.length} right` : far.map(Math.round).join();
  });

const isDrawn = (page: Page) =>
  page.evaluate(
    "document.querySelectorAll('.TextShape-node path').length > 0 && document.getAnimations().length === 0 && [...document.querySelectorAll('.TextShape-node path')].every((path) => getComputedStyle(path).strokeDashoffset === '0px' && getComputedStyle(path).opacity === '1')",
  );

describe('a mark', () => {
  it('on a short word at the edge of the window does not make the page wider', async () => {
    const { page } = await show(
      marked({ shape: 'strike' }, 'drip'),
      { viewport: { width: 390, height: 600 } },
      '<style>#text{width:auto;text-align:right}</style>',
    );
    await eventually(() => isDrawn(page)).toBe(true);
    await page.locator('#block').evaluate((word) => word.nextSibling?.remove());
    await eventually(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('has the twelve shapes, each drawn as a path as wide as the words', async () => {
    const names = Object.keys(SHAPES);
    const { page, errors } = await show(
      names
        .map(
          (shape) =>
            `<p><span data-block="text-highlight" data-block-json='{"shape":"${shape}","duration":0.1}'>some ${shape}</span></p>`,
        )
        .join(''),
    );
    await eventually(() => isDrawn(page)).toBe(true);
    const marks = await page.locator('.TextShape-node').evaluateAll((nodes) =>
      nodes.map((node) => {
        const [own, path] = [
          node.getBoundingClientRect(),
          (node.firstChild as Element).getBoundingClientRect(),
        ];
        return {
          shape: node.getAttribute('data-shape'),
          share: path.width / own.width,
          d: node.firstElementChild?.getAttribute('d'),
        };
      }),
    );
    expect(marks.map(({ shape }) => shape)).toEqual(names);
    expect(new Set(marks.map(({ d }) => d)).size).toBe(12);
    for (const { share } of marks) expect(share).toBeGreaterThan(0.9);
    expect(await axeFaults(page, 'main')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('has its defaults, lies behind the words, and is nothing to those who hear the page', async () => {
    const { page, messages } = await show(marked({ color: 'url(x)' }));
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^text-highlight: color must be a CSS colour/),
    ]);
    await eventually(() => isDrawn(page)).toBe(true);
    const mark = page.locator('.TextShape-node');
    expect(await mark.getAttribute('data-shape')).toBe('wave');
    const look = await mark.locator('path').evaluate((path) => {
      const { strokeWidth, strokeLinecap, stroke, mixBlendMode } = getComputedStyle(path);
      return { strokeWidth, strokeLinecap, stroke, mixBlendMode };
    });
    expect(look).toEqual({
      strokeWidth: '1.2px',
      strokeLinecap: 'square',
      stroke: 'rgb(0, 0, 0)',
      mixBlendMode: 'normal',
    });
    expect(
      await page
        .locator('.mortar-highlight')
        .evaluate((mark) => [getComputedStyle(mark).zIndex, mark.ariaHidden]),
    ).toEqual(['-1', 'true']);
    expect(await page.locator('#text').textContent()).toBe('Here are some words, and more.');
  });

  it('takes colour, thickness, ends, blending and its place', async () => {
    const { page } = await show(
      marked({
        shape: 'marker',
        color: 'rgb(255, 0, 0)',
        thickness: 4,
        linecap: 'round',
        blend: 'multiply',
        isFront: true,
        fontSize: 30,
        isAnimationEnabled: false,
      }) +
        marked({
          shape: 'strike',
          color: {
            type: 'CUSTOM_COLOR',
            customColor: { hslaValue: { hue: 120, saturation: 1, lightness: 0.5, alpha: 1 } },
          },
          thickness: { value: 0.1, unit: 'em' },
          fontSize: 30,
        }),
    );
    await eventually(() => page.locator('.TextShape-node').count()).toBe(2);
    const looks = await page.locator('.TextShape-node path').evaluateAll((paths) =>
      paths.map((path) => {
        const mark = path.closest('.mortar-highlight') as Element;
        const { stroke, strokeLinecap, strokeWidth } = getComputedStyle(path);
        return [
          stroke,
          strokeLinecap,
          strokeWidth,
          getComputedStyle(mark).mixBlendMode,
          getComputedStyle(mark).zIndex,
          path.parentElement?.dataset.fontSize,
        ];
      }),
    );
    expect(looks[0]).toEqual([
      'rgb(255, 0, 0)',
      'round',
      expect.stringMatching(/^1[5-9]/),
      'multiply',
      'auto',
      '30',
    ]);
    expect(looks[1]).toEqual(['rgb(0, 255, 0)', 'square', '3px', 'normal', '-1', '30']);
  });
});

describe('the lines of the words', () => {
  it.each([
    ['one', 'some words', ''],
    ['several', LONG, ''],
    ['several, from right to left', LONG, '<style>#text{direction:rtl}</style>'],
    ['a page that is scaled', LONG, '<style>#text{transform:scale(.6);transform-origin:0 0}</style>'],
    [
      'a page that resets everything',
      LONG,
      '<style>* { all: unset } script, style, head { display: none } #text { display: block; width: 300px }</style>',
    ],
    ['words as a block', LONG, '<style>#block{display:inline-block;padding:9px}</style>'],
  ])('are marked each: %s', async (_what, words, head) => {
    const { page } = await show(marked({ shape: 'enclose', duration: 0.1 }, words), {}, head);
    await eventually(() => misses(page)).toMatch(/^\d right$/);
    if (words === LONG) expect(await misses(page)).not.toBe('1 right');
    const path = await page.locator('.TextShape-node path').first().boundingBox();
    expect(path?.width).toBeGreaterThan(30);
  });

  it('are followed when the room, the typeface, the words or the page change', async () => {
    const { page } = await show(marked({ duration: 0 }, LONG));
    await eventually(() => misses(page)).toMatch(/right$/);
    const lines = await misses(page);
    await page.evaluate("document.querySelector('#text').style.width = '500px'");
    await eventually(() => misses(page)).toMatch(/right$/);
    expect(await misses(page)).not.toBe(lines);
    await page.evaluate(
      "document.querySelector('#text').firstChild.data = 'Now here, and this is longer, are '",
    );
    await eventually(() => misses(page)).toMatch(/right$/);
    await page.evaluate("document.querySelector('#block').textContent = 'other words'"); // takes the mark away too
    await eventually(() => misses(page)).toBe('1 right');
    await page.evaluate(
      "document.querySelector('#block').style.fontFamily = 'Courier'; document.fonts.dispatchEvent(new Event('loadingdone'))",
    );
    await eventually(() => misses(page)).toBe('1 right');
  });

  it('are followed in every frame while what is around changes by a transition', async () => {
    const style = '<style>#text{transition:width 1.5s linear}</style>';
    const { page } = await show(marked({ duration: 0 }, LONG), {}, style);
    await eventually(() => misses(page)).toMatch(/right$/);
    const seen = await page.evaluate(async () => {
      const text = document.querySelector('#text') as HTMLElement;
      const counts = new Set<number>();
      text.style.width = '900px';
      let isOver = false;
      text.addEventListener('transitionend', () => {
        isOver = true;
      });
      while (!isOver) {
        await new Promise(requestAnimationFrame);
        counts.add(document.querySelectorAll('.TextShape-node').length);
      }
      return counts.size;
    });
    expect(seen).toBeGreaterThan(1); // it lost lines on the way, not only at the end
    await eventually(() => misses(page)).toMatch(/right$/);
  });
});

describe('the motion', () => {
  const below = (settings: object) => `<div style="height:900px"></div>${marked(settings)}`;
  const path = '.TextShape-node path';

  it('waits until the words are in view, hidden by its stroke, and then draws it', async () => {
    const { page } = await show(below({ duration: 0.3 }), { viewport: { width: 600, height: 800 } });
    expect(await page.locator(path).count()).toBe(0); // near, and nothing is measured or drawn
    await page.evaluate(`{
      window.offsets = [];
      const look = () => { const path = document.querySelector('${path}'); if (path) offsets.push(Number.parseFloat(getComputedStyle(path).strokeDashoffset)); requestAnimationFrame(look); };
      look();
      document.querySelector('#block').scrollIntoView();
    }`);
    await eventually(() => isDrawn(page)).toBe(true);
    const offsets = await page.evaluate<number[]>('offsets');
    expect(offsets[0]).toBe(-1);
    expect(offsets.some((offset) => offset > -1 && offset < 0)).toBe(true);
  });

  it.each([
    ['fade', { opacity: '0', scale: 'none', strokeDashoffset: '0px' }],
    ['fadeScale', { opacity: '0', scale: '0.8', strokeDashoffset: '0px' }],
    ['draw', { opacity: '1', scale: 'none', strokeDashoffset: '1px' }],
  ])('%s to the left begins hidden and ends shown', async (animation, hidden) => {
    const { page } = await show(marked({ animation, direction: 'left', duration: 60 }));
    await page.locator(path).waitFor({ state: 'attached' });
    await page.evaluate('document.getAnimations().forEach((animation) => animation.pause())');
    const look = () =>
      page.locator(path).evaluate((path) => {
        for (const animation of path.getAnimations()) animation.currentTime = 0;
        const { opacity, scale, strokeDashoffset } = getComputedStyle(path);
        return { opacity, scale, strokeDashoffset };
      });
    expect(await look()).toEqual(hidden);
    await eventually(() => page.evaluate('document.getAnimations().length')).toBe(1);
    await page.evaluate('document.getAnimations().forEach((animation) => animation.finish())');
    await eventually(() => isDrawn(page)).toBe(true);
  });

  it('is none for a visitor who has come to prefer that before the words are in view', async () => {
    const { page } = await show(below({ duration: 60 }), { viewport: { width: 600, height: 800 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate("document.querySelector('#block').scrollIntoView()");
    await page.locator(path).waitFor({ state: 'attached' });
    expect(await isDrawn(page)).toBe(true);
  });

  it.each([
    ['a visitor prefers reduced motion', {}, { reducedMotion: 'reduce' as const }],
    ['its author wants none', { isAnimationEnabled: false }, {}],
  ])('is none, and the mark is there at once, where %s', async (_what, settings, options) => {
    const { page } = await show(marked({ duration: 60, ...settings }), options);
    await eventually(() => isDrawn(page)).toBe(true);
  });
});

it('published words are marked as the script of their block says; words nobody speaks of are left alone', async () => {
  const script = (id: string, shape: string) =>
    `<script class="TextAttributes-props" type="application/json">[null,{"type":"highlight","id":"${id}","shape":"${shape}","duration":0.1,"color":{"type":"THEME_COLOR"},"thickness":{"unit":"em","value":0.2},"linecap":"round"}]</script>`;
  const block = (inside: string) =>
    `<div class="sqs-block sqs-block-html"><div class="sqs-block-content">${inside}</div></div>`;
  const words = (id: string) =>
    `<p><span class="sqsrte-text-highlight" data-text-attribute-id="${id}"><strong>words</strong></span></p>`;
  const { page, messages } = await show(
    block(script('a', 'cross') + words('a')) +
      block(script('a', 'circle') + words('a')) +
      block(words('a')) +
      block(words('unknown')),
  );
  await eventually(() =>
    page
      .locator('.TextShape-node')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-shape'))),
  ).toEqual(['cross', 'circle', 'cross']);
  expect(messages.filter(({ type }) => /warning|error/.test(type))).toEqual([]);
});
