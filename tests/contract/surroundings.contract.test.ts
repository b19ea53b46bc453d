import { describe, expect, it } from 'vitest';
import { pageOf, useStage } from '../browser/harness';
import { OLD_LIBRARY } from '../browser/old-library';
import { TRANSLATED, translate } from '../browser/translate';
import { until } from '../browser/until';
import type { Contract } from './contract';
import { contracts } from './contracts';

const stage = useStage();

const KEEP_SENT =
  "addEventListener('DOMContentLoaded', () => { window.sent = document.querySelector('main').outerHTML; }, { capture: true, once: true });";

const MOUNTED = "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')";

async function show({ context = {} }: Contract, html = '', before = '') {
  const visit = await stage.show(pageOf({ body: `<main>${html}</main>`, context }), {
    before: before + KEEP_SENT,
  });
  await until(visit.page, MOUNTED);
  return visit;
}

const withoutTranslation = (html: string) =>
  html.replaceAll(/<\/?font[^>]*>/g, '').replaceAll(TRANSLATED, '');

describe.each(contracts)('block %s', (_name, contract) => {
  it('can be used on a page that is translated, and is given back', async () => {
    const { page, errors } = await show(contract, Object.values(contract.markup)[0]);
    await translate(page);
    await contract.use(page);
    await until(page, MOUNTED);
    expect(await page.evaluate('mortar.blocks().map(({ error }) => error).filter(Boolean)')).toEqual([]);
    await page.evaluate('mortar.unmount()');
    const now = await page.locator('main').evaluate((main) => main.outerHTML);
    expect(withoutTranslation(now)).toBe(await page.evaluate('sent'));
    expect(errors).toEqual([]);
  });

  it.each(Object.entries(contract.markup))(
    'in %s markup can be used on a page whose old library changed the built-in objects, and is given back',
    async (_kind, html) => {
      const { page, errors } = await show(contract, html, OLD_LIBRARY);
      await contract.use(page);
      await until(page, MOUNTED);
      expect(await page.evaluate('mortar.initializers().map(({ error }) => error).filter(Boolean)')).toEqual(
        [],
      );
      await page.evaluate('mortar.unmount()');
      const now = await page.locator('main').evaluate((main) => main.outerHTML);
      expect(now).toBe(await page.evaluate('sent'));
      expect(errors).toEqual([]);
    },
  );
});
