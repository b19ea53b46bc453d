import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { strictPolicy } from '../../../demo-pages/server/pages/strict';
import { eventually } from '../eventually';
import { DIST, pageOf, useStage } from '../harness';
import { accordion } from '../markup';

const stage = useStage();
const HTML = readFileSync(join(DIST, 'importmap.html'), 'utf8');

/** The build's file as a site adapts it: its own address in place of the example's. */
const pinned = (base = `${stage.server.url}/`) => HTML.replaceAll('https://cdn.example/', base);

/** The server's HTML of the block, without the one attribute that says its state. */
const markupOf = (page: Page) =>
  page.locator('#faq').evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.removeAttribute('data-block-state');
    return copy.outerHTML;
  });

/** Whoever holds the chunks' host has changed a file, at whatever query it is asked for. */
const change = (page: Page, chunks: RegExp) =>
  page.route(chunks, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.pwned = true;${await response.text()}` });
  });

describe('a page with the import map of the build', () => {
  test('mounts its blocks, also where the policy is strict and the script lies in a folder of another host', async () => {
    const cdn = 'https://static.kiln.test/mortar/4.1/';
    const tags = pinned(cdn).replaceAll('<script', '<script nonce="n1"');
    const visit = await stage.show(pageOf({ body: accordion('faq'), tag: tags }), {
      headers: { 'content-security-policy': strictPolicy('n1') },
      prepare: (page) =>
        page.route(`${cdn}**`, async (route) => {
          const path = route.request().url().slice(cdn.length);
          await route.fulfill({ response: await route.fetch({ url: `${stage.server.url}/${path}` }) });
        }),
    });
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(visit.requests.filter((url) => url.startsWith(`${cdn}chunks/`)).length).toBeGreaterThan(1);
    expect(visit.errors).toEqual([]);
  });

  test.each(['base', 'react', 'accordion'])(
    'refuses %s when its file was changed, also when it is asked for again; the block stays as the server sent it',
    async (chunk) => {
      const file = new RegExp(`/chunks/${chunk}-`);
      const whole = await stage.show(pageOf({ body: accordion('faq') }), {
        prepare: (page) => page.route(/\/chunks\//, (route) => route.abort()),
      });
      await whole.page.waitForSelector('#faq[data-block-state="failed"]');
      const { page, requests } = await stage.show(pageOf({ body: accordion('faq'), tag: pinned() }), {
        prepare: (page) => change(page, file),
      });
      await page.waitForSelector('#faq[data-block-state="failed"]');
      await page.click('#faq-1 button'); // asks again
      await page.waitForSelector('#faq[data-block-state="failed"]');
      await page.evaluate('void mortar.confirm({ title: "Fire it?" }).catch(() => {})'); // so do others
      await eventually(() => requests.filter((url) => file.test(url)).length).toBeGreaterThan(1);
      expect(await page.evaluate('window.pwned')).toBeUndefined();
      expect(await markupOf(page)).toBe(await markupOf(whole.page));
    },
  );

  test('asks once more for a chunk that was changed on its way, at an address that the map has too', async () => {
    let isChanged = true;
    const { page } = await stage.show(pageOf({ body: accordion('faq'), tag: pinned() }), {
      prepare: (page) =>
        page.route(/\/chunks\/accordion-/, (route) => {
          if (!isChanged) return route.continue();
          isChanged = false;
          return route.fulfill({ contentType: 'text/javascript', body: 'window.pwned = true;' });
        }),
    });
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(isChanged).toBe(false);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
  });

  test('does not run a changed script at all', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq'), tag: pinned() }), {
      started: false,
      prepare: (page) => change(page, /\/mortar\.js/),
    });
    await page.waitForLoadState();
    expect(await page.evaluate('[window.pwned, window.mortar]')).toEqual([undefined, undefined]);
  });
});

test('the map names every chunk, at the two addresses that a page asks for', () => {
  const { integrity } = JSON.parse(/<script type="importmap">(.+?)<\/script>/s.exec(HTML)?.[1] ?? '');
  const { files } = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8'));
  const chunks = Object.keys(files).filter((file) => file.startsWith('chunks/'));
  const wanted = chunks.flatMap((file) =>
    ['', '?r=1'].map((query) => [`https://cdn.example/${file}${query}`, files[file].integrity]),
  );
  expect(integrity).toEqual(Object.fromEntries(wanted));
});
