import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST, pageOf } from './harness.ts';
import { launch } from './launch-browser.ts';
import { accordion } from './markup.ts';
import { until } from './until.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
const slide = (id: string) =>
  `<div class="slide" data-type="image"><img id="${id}" data-src="${id}.svg" data-image-dimensions="300x200" alt="${id}"></div>`;
const GALLERY = `<div data-block="gallery" id="gallery" data-block-json='{"design":"slideshow"}'><div class="sqs-gallery">${slide('bowl')}${slide('jug')}</div></div>`;

describe('a page opened from disk with the standalone script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-standalone-'));
  const address = pathToFileURL(join(folder, 'page.html')).href;
  let browser: Browser;

  beforeAll(async () => {
    cpSync(join(DIST, 'mortar.standalone.js'), join(folder, 'mortar.standalone.js'));
    for (const id of ['bowl', 'jug']) writeFileSync(join(folder, `${id}.svg`), PICTURE);
    writeFileSync(
      join(folder, 'page.html'),
      pageOf({
        body: accordion('faq') + GALLERY,
        tag: '<script async src="mortar.standalone.js"></script>',
      }),
    );
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** The page once all its blocks are there, with what it has asked for and what went wrong. */
  async function open(): Promise<{ page: Page; requests: string[]; errors: string[] }> {
    const page = await browser.newPage();
    const requests: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => requests.push(request.url().split('?')[0] ?? ''));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.waitForSelector('#gallery[data-block-state="mounted"]');
    return { page, requests, errors };
  }

  test('has working blocks', async () => {
    const { page, errors } = await open();
    await page.click('.accordion-item__click-target >> nth=0');
    await page.waitForSelector('.accordion-item__click-target[aria-expanded="true"]');
    await page.waitForSelector('#bowl.loaded');
    await page.click('#gallery [aria-label="Next Slide"]');
    await page.waitForSelector('.slide.sqs-active-slide #jug.loaded');
    expect(errors).toEqual([]);
    await page.close();
  });

  test('asks for nothing but the script and its pictures', async () => {
    const { page, requests } = await open();
    await page.waitForSelector('#bowl.loaded');
    await until(
      page,
      "mortar.initializers().find(({ name }) => name === 'performance-records').state === 'done'",
    );
    const allowed = ['page.html', 'mortar.standalone.js', 'bowl.svg', 'jug.svg'];
    const expected = allowed.map((file) => new URL(file, address).href);
    expect(requests.filter((url) => !expected.includes(url))).toEqual([]);
    await page.close();
  });

  test('answers in the console', async () => {
    const { page } = await open();
    expect(await page.evaluate("mortar.explain('tracking').then(({ answer }) => answer)")).toBe('no');
    expect(await page.evaluate('mortar.blocks().map(({ state }) => state)')).toEqual(['mounted', 'mounted']);
    await page.close();
  });
});
