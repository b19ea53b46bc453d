import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BLOCK_CARDS } from '../../../demo-pages/server/pages/block-gallery.ts';
import { readAllPages } from '../../../demo-pages/server/pages/page-file.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { axeFaults } from '../axe.ts';
import { useStage } from '../harness.ts';
import { until } from '../until.ts';

const stage = useStage();
const FOLDER = fileURLToPath(new URL('../../../demo-pages/media/blocks/', import.meta.url));
const BLOCKS = [...new Set(registry.map(({ name }) => name))];

/** Bytes of all pictures together: what a clone of the repository carries. */
const BUDGET = 600_000;

test('the index has every block of the registry, and every page about a block', async () => {
  const names = BLOCK_CARDS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(BLOCKS));
  const pages = (await readAllPages()).flatMap(({ path }) => /^\/blocks\/(.+)$/.exec(path)?.[1] ?? []);
  expect([...names].sort()).toEqual(pages.sort());
});

test('every block has its picture in both colour schemes, all of them together within the budget', () => {
  const wanted = BLOCK_CARDS.flatMap(({ name }) => [`${name}-dark.webp`, `${name}-light.webp`]);
  const files = readdirSync(FOLDER);
  expect(files.sort()).toEqual(wanted.sort());
  for (const { name } of BLOCK_CARDS) {
    const [light, dark] = ['light', 'dark'].map((scheme) => readFileSync(`${FOLDER}${name}-${scheme}.webp`));
    expect(light?.equals(dark as Buffer), name).toBe(false);
  }
  const total = files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0);
  expect(total).toBeLessThan(BUDGET);
});

test.each(['/', '/features/'])(
  '%s shows the picture of the visitor’s colour scheme, in its own size',
  async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await stage.visit(path, { colorScheme, viewport: { width: 1280, height: 8000 } });
      const images = page.locator('.block-card img');
      expect(await images.count()).toBe(BLOCK_CARDS.length);
      await until(page, () =>
        [...document.querySelectorAll<HTMLImageElement>('.block-card img')].every(({ complete }) => complete),
      );
      const shown = await images.evaluateAll((all) =>
        (all as HTMLImageElement[]).map(({ currentSrc, naturalWidth, naturalHeight, alt }) => ({
          file: currentSrc.replace(/.*\//, ''),
          size: `${naturalWidth}x${naturalHeight}`,
          hasText: alt.length > 0,
        })),
      );
      expect(shown).toEqual(
        BLOCK_CARDS.map(({ name }) => ({
          file: `${name}-${colorScheme}.webp`,
          size: '640x400',
          hasText: true,
        })),
      );
      expect(await axeFaults(page, 'main')).toEqual([]);
    }
  },
);

test('a click anywhere on a card leads to the block', async () => {
  const { page } = await stage.visit('/features/', { cookies: { ss_cookieAllowed: 'true' } });
  await page.locator('.block-card', { hasText: 'Accordion' }).locator('img').click({ force: true });
  await page.waitForURL('**/blocks/accordion');
});
