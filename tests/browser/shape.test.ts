import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from './eventually';
import { pageOf, useStage, type Visit } from './harness';

const stage = useStage();

async function show(body: string): Promise<Visit> {
  const visit = await stage.show(pageOf({ head: '<style>body{margin:0}</style>', body }));
  await visit.page.waitForFunction(
    "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
  );
  return visit;
}

const LEAF = '<svg viewBox="0 0 120 60"><path d="M0 0H120V60H0Z"/></svg>';
const RECTANGLE = '<div class="sqs-shape"></div>';

const native = (shape: string, attributes = '', box = 'width:300px;height:300px') =>
  `<div data-block="shape" id="block" style="${box}" ${attributes}>${shape}</div>`;

const sizeOf = async (page: Page, selector = 'svg, .sqs-shape') => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round).join(' ');
};

const filterOf = (page: Page) =>
  page
    .locator('svg, .sqs-shape')
    .first()
    .evaluate((shape) => getComputedStyle(shape).filter);

describe('a shape', () => {
  it.each([
    ['a drawing in its proportions', native(LEAF), '0 75 300 150'],
    ['a drawing in a box without height', native(LEAF, '', 'width:300px'), '0 0 300 150'],
    ['a drawing without proportions', native('<svg viewBox="0 0 0 x"></svg>'), '0 0 300 300'],
    [
      'a rectangle as a square',
      native(RECTANGLE, 'data-shape-name="RECTANGLE"', 'width:400px;height:200px'),
      '100 0 200 200',
    ],
    [
      'a rectangle that is drawn',
      native(LEAF, 'data-shape-name="Rectangle"', 'width:400px;height:200px'),
      '100 0 200 200',
    ],
    ['what is stretched', native(LEAF, 'data-stretch="true"', 'width:400px;height:200px'), '0 0 400 200'],
    [
      'a published block, stretched',
      `<div class="sqs-shape-block-container" style="width:400px;height:100px" data-stretched-to-fill="true" data-shape-name="rectangle">${RECTANGLE}</div>`,
      '0 0 400 100',
    ],
    [
      'a published block in an older one, which leaves the work to it',
      `<div class="sqs-block-shape"><div class="sqs-shape-block-container" style="width:400px;height:100px" data-stretched-to-fill="" data-shape-name="rectangle">${RECTANGLE}</div></div>`,
      '150 0 100 100',
    ],
    [
      'an older published block',
      `<div class="sqs-block-shape" style="width:240px;height:100px">${LEAF}</div>`,
      '20 0 200 100',
    ],
  ])('%s', async (_what, html, size) => {
    const { page, errors } = await show(html);
    await eventually(() => sizeOf(page)).toBe(size);
    expect(errors).toEqual([]);
  });

  it('is fitted again each time its container changes, and stretched all over it', async () => {
    const { page } = await show(
      `${native(LEAF)}${native(LEAF, 'data-stretch="true"').replace('id="block"', 'id="wide"')}`,
    );
    for (const [width, fitted] of [
      [120, '120 60'],
      [600, '600 300'],
    ] as const) {
      await page.evaluate((width) => {
        for (const id of ['block', 'wide'])
          (document.getElementById(id) as HTMLElement).style.width = `${width}px`;
      }, width);
      await eventually(() => sizeOf(page, '#block svg')).toMatch(new RegExp(`${fitted}$`));
      await eventually(() => sizeOf(page, '#wide svg')).toMatch(new RegExp(`${width} 300$`));
    }
    expect(await page.locator('#wide svg').getAttribute('preserveAspectRatio')).toBe('none');
  });
});

describe('the shadow of a shape', () => {
  const shadow =
    '{"angle":145,"distance":{"value":2,"unit":"px"},"blur":{"value":3,"unit":"px"},"color":{"type":"THEME_COLOR"}}';

  it.each([
    ['in an attribute', `data-drop-shadow='${shadow}'`],
    ['in a published attribute', `data-desktop-drop-shadow='${shadow}'`],
    ['in the settings', `data-block-json='{"dropShadow":${shadow}}'`],
  ])('is drawn as it stands %s', async (_where, attributes) => {
    const { page } = await show(native(LEAF, attributes));
    expect(await filterOf(page)).toBe('drop-shadow(rgba(0, 0, 0, 0.5) 2px 2px 3px)');
  });

  it.each(['{"angle":', '{"angle":"up"}', '[]', 'soft'])(
    'that is malformed, %j, is told of and left out; the shape is fitted',
    async (written) => {
      const { page, messages } = await show(native(LEAF, `data-drop-shadow='${written}'`));
      expect(await filterOf(page)).toBe('none');
      await eventually(() => sizeOf(page)).toBe('0 75 300 150');
      expect(messages.filter(({ type }) => type === 'warning').map(({ text }) => text)).toEqual([
        expect.stringMatching(/^dropShadow must be .*, got .* \(in data-drop-shadow\)$/),
      ]);
    },
  );

  it.each(['', 'null'])('may be left out as %j without a word', async (written) => {
    const { page, messages } = await show(native(LEAF, `data-drop-shadow='${written}'`));
    expect(await filterOf(page)).toBe('none');
    expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
  });
});
