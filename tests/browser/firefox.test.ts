import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIREFOX, launchFirefox } from '../engines/launch';
import { pageOf, useStage } from './harness';
import { accordion } from './markup';

const stage = useStage();

/** Milliseconds; its start may take long on a busy machine. */
const PATIENCE = 90_000;

/** Firefox before 155 never asks again for the address of a module that failed once. */
it.skipIf(!existsSync(FIREFOX))(
  'Firefox mounts every block where what they share was lost once',
  async () => {
    const browser = await launchFirefox();
    try {
      const page = await browser.newPage();
      let lost = 0;
      await page.route(/\/chunks\/base-/, (route) => (lost++ ? route.continue() : route.abort()));
      await page.route('**/fixture', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: pageOf({ body: `${accordion('one')}<div data-block="text-shrink" id="two">Words</div>` }),
        }),
      );
      await page.goto(`${stage.server.url}/fixture`);
      for (const id of ['one', 'two']) await page.waitForSelector(`#${id}[data-block-state="mounted"]`);
      await page.click('#one-1 button');
      await page.waitForSelector('#one-1 button[aria-expanded="true"]');
      expect(lost).toBe(2);
    } finally {
      await browser.close();
    }
  },
  PATIENCE,
);
