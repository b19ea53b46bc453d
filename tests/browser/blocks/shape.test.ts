import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { until } from '../until';

const stage = useStage();

async function show(body: string): Promise<Visit> {
  const visit = await stage.show(pageOf({ head: '<style>body{margin:0}</style>', body }), {
    viewport: { width: 1280, height: 3000 }, // all blocks near
  });
  await until(
    visit.page,
    "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
  );
  return visit;
}

const LEAF = '<svg viewBox="0 0 120 60"><path d="M0 0H120V60H0Z"/></svg>';
const RECTANGLE = '<div class="sqs-shape"></div>';

const native = (shape: string, attributes = '', box = 'width:300px;height:300px') =>
  `<div data-block="shape" style="${box}" ${attributes}>${shape}</div>`;

/** Left and top within the section that stands around the shape, width and height. */
const sizeOf = (page: Page, index: number) =>
  page
    .locator('section')
    .nth(index)
    .evaluate((section) => {
      const outer = section.getBoundingClientRect();
      const shape = section.querySelector('svg, .sqs-shape')?.getBoundingClientRect() ?? outer;
      return [shape.x - outer.x, shape.y - outer.y, shape.width, shape.height].map(Math.round).join(' ');
    });

const filtersOf = (page: Page) =>
  page.locator('svg').evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).filter));

const warningsOf = ({ messages }: Visit) =>
  messages.filter(({ type }) => type === 'warning').map(({ text }) => text);

describe('a shape', () => {
  it.each([LEAF, RECTANGLE])(
    'that waits hidden until it is fitted is seen, as a published page has it: %s',
    async (shape) => {
      const attributes =
        'data-stretched-to-fill="true" data-shape-name="leaf" style="width:300px;height:200px"';
      const classes =
        'sqs-shape-block-container sqs-shape-block-container-system_desktop hidden-stretch-block';
      const { page } = await show(
        `<style>.hidden-stretch-block{visibility:hidden}</style><section><div class="${classes}" ${attributes}>${shape}</div></section>`,
      );
      expect(await sizeOf(page, 0)).toBe('0 0 300 200');
      expect(await page.locator('svg, .sqs-shape').isVisible()).toBe(true);
      await page.evaluate('mortar.unmount()');
      expect(await page.locator('section > div').getAttribute('class')).toBe(classes);
    },
  );

  const CASES = [
    ['a drawing in its proportions', native(LEAF), '0 75 300 150'],
    ['a drawing in an element of its own', native(`<div class="sqs-shape">${LEAF}</div>`), '0 75 300 150'],
    [
      'a drawing beside words',
      native(`${LEAF}<p style="margin:0">Leaf</p>`, '', 'width:300px'),
      '0 0 300 150',
    ],
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
    [
      'a drawing that is to lie on the left',
      native(LEAF, 'data-position="left"', 'width:400px;height:100px'),
      '0 0 200 100',
    ],
    [
      'a drawing that is to lie on the right',
      native(LEAF, `data-block-json='{"position":"right"}'`, 'width:400px;height:100px'),
      '200 0 200 100',
    ],
    ['what is stretched', native(LEAF, 'data-stretch="true"', 'width:400px;height:200px'), '0 0 400 200'],
    [
      'a published block, stretched',
      `<div class="sqs-shape-block-container" style="width:400px;height:100px" data-stretched-to-fill="true" data-shape-name="rectangle">${RECTANGLE}</div>`,
      '0 0 400 100',
    ],
    [
      'a published block, stretched by an attribute without a value',
      `<div class="sqs-shape-block-container" style="width:400px;height:100px" data-stretched-to-fill data-shape-name="rectangle">${RECTANGLE}</div>`,
      '0 0 400 100',
    ],
    [
      'a published block in an older one, which leaves the work to it',
      `<div class="sqs-block-shape"><div class="sqs-shape-block-container" style="width:400px;height:100px" data-shape-name="rectangle">${RECTANGLE}</div></div>`,
      '150 0 100 100',
    ],
    [
      'an older published block',
      `<div class="sqs-block-shape" style="width:240px;height:100px">${LEAF}</div>`,
      '20 0 200 100',
    ],
  ] as const;

  it('has its proportions, its container’s place, or all of its container', async () => {
    const { page, errors } = await show(
      CASES.map(([, html]) => `<section style="display:flow-root">${html}</section>`).join(''),
    );
    for (const [index, [what, , size]] of CASES.entries())
      await eventually(async () => [what, await sizeOf(page, index)]).toEqual([what, size]);
    expect(errors).toEqual([]);
  });

  it('is fitted again each time its container changes, and stretched all over it', async () => {
    const stretched = native(LEAF, 'data-stretch="true"');
    const { page } = await show(`<section>${native(LEAF)}</section><section>${stretched}</section>`);
    for (const width of [120, 600]) {
      await page.locator('[data-block]').evaluateAll((blocks, width) => {
        for (const block of blocks) (block as HTMLElement).style.width = `${width}px`;
      }, width);
      await eventually(() => sizeOf(page, 0)).toMatch(new RegExp(`${width} ${Math.min(width / 2, 300)}$`));
      await eventually(() => sizeOf(page, 1)).toMatch(new RegExp(`${width} 300$`));
    }
    expect(await page.locator('svg').last().getAttribute('preserveAspectRatio')).toBe('none');
  });
});

describe('the shadow of a shape', () => {
  const shadow =
    '{"angle":145,"distance":{"value":2,"unit":"px"},"blur":{"value":3,"unit":"px"},"color":{"type":"THEME_COLOR"}}';

  it('is drawn as it stands in its attribute, a published one, or the settings', async () => {
    const places = [
      `data-drop-shadow='${shadow}'`,
      `data-desktop-drop-shadow='${shadow}'`,
      `data-block-json='{"dropShadow":${shadow}}'`,
    ];
    const { page } = await show(places.map((place) => native(LEAF, place)).join(''));
    expect(await filtersOf(page)).toEqual(places.map(() => 'drop-shadow(rgba(0, 0, 0, 0.5) 2px 2px 3px)'));
  });

  it('has the colour that its author wrote, in any notation of CSS', async () => {
    const colors = {
      '#f00': '255, 0, 0',
      '#0f08': '0, 255, 0, 0.533',
      '#0000ff': '0, 0, 255',
      navy: '0, 0, 128',
    };
    const places = Object.keys(colors).map(
      (color) => `data-drop-shadow='${shadow.replace('{"type":"THEME_COLOR"}', `"${color}"`)}'`,
    );
    const { page } = await show(places.map((place) => native(LEAF, place)).join(''));
    const drawn = Object.values(colors).map((channels) =>
      expect.stringMatching(new RegExp(`\\(rgba?\\(${channels}\\)`)),
    );
    expect(await filtersOf(page)).toEqual(drawn);
  });

  it('that is malformed is told of and left out, and the shape is fitted; nothing is said where there is none', async () => {
    const colorless = shadow.replace('{"type":"THEME_COLOR"}', '"#ff"');
    const malformed = ['{"angle":', '{"angle":"up"}', '[]', 'soft', colorless];
    const written = [...malformed, '', 'null'];
    const visit = await show(
      written.map((shadow) => `<section>${native(LEAF, `data-drop-shadow='${shadow}'`)}</section>`).join(''),
    );
    expect(await filtersOf(visit.page)).toEqual(written.map(() => 'none'));
    for (const index of written.keys())
      await eventually(() => sizeOf(visit.page, index)).toBe('0 75 300 150');
    expect(warningsOf(visit)).toEqual(
      malformed.map(() =>
        expect.stringMatching(/^shape: dropShadow must be .*, got .* \(in data-drop-shadow\)$/),
      ),
    );
  });
});
