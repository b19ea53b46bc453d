import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useStage } from '../harness.ts';
import { until } from '../until.ts';

const stage = useStage();

/** A picture of clay on paper, as a file. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#f4f1ec"/><circle cx="300" cy="200" r="90" fill="#9c4327"/></svg>`;

async function pageWith(image: string): Promise<Page> {
  const { page } = await stage.show(`<!doctype html><title>Palette</title>${image}`, {
    started: false,
    async prepare(page) {
      for (const address of ['**/clay.svg', 'http://other.example/clay.svg'])
        await page.route(address, (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
    },
  });
  await until(page, () => document.images[0]?.complete);
  return page;
}

/** The accent that the library finds in the page's picture, or in what the expression makes of it. */
function accentOf(page: Page, expression = 'document.images[0]'): Promise<string> {
  return page.evaluate(`(async () => {
    const { createPalette, cssColor } = await import('/library.js');
    return cssColor(createPalette({ mode: 'image', image: await (${expression}), seed: '#123456' }).accent.value);
  })()`);
}

describe('a palette from a picture', () => {
  test('takes the colour that the picture is remembered by, from every kind of picture', async () => {
    const page = await pageWith('<img src="/clay.svg" alt="">');
    expect(await accentOf(page)).toBe('#9c4327');
    expect(await accentOf(page, 'createImageBitmap(document.images[0])')).toBe('#9c4327');
    const canvas = `(() => { const canvas = document.createElement('canvas'); canvas.getContext('2d').fillRect(0, 0, 9, 9); return canvas; })()`;
    expect(await accentOf(page, canvas)).toBe('#000000');
    expect(await page.evaluate('document.querySelectorAll("canvas").length')).toBe(0);
  });

  test.each([
    ['of another site, whose pixels stay hidden', '<img src="http://other.example/clay.svg" alt="">'],
    ['that is broken', '<img src="/images/nothing.svg" alt="">'],
    ['without a source', '<img alt="">'],
  ])('grows from the seed where the picture is one %s', async (_what, image) => {
    expect(await accentOf(await pageWith(image))).toBe('#123456');
  });
});
