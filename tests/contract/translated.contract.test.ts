import { expect, it } from 'vitest';
import { pageOf, useStage } from '../browser/harness';
import { TRANSLATED, translate } from '../browser/translate';
import { contracts } from './contracts';

const stage = useStage();

const plain = (html: string) => html.replaceAll(/<\/?font[^>]*>/g, '').replaceAll(TRANSLATED, '');

it.each(contracts)('a translated page can be used, and has its block %s back', async (_name, contract) => {
  const [html] = Object.values(contract.markup);
  const { page, errors } = await stage.show(
    pageOf({ body: `<main>${html}</main>`, context: contract.context ?? {} }),
    {
      before:
        "addEventListener('DOMContentLoaded', () => { window.sent = document.querySelector('main').outerHTML; })",
    },
  );
  const mounted = () =>
    page.waitForFunction(
      "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
    );
  await mounted();
  await translate(page);
  await contract.use(page);
  await mounted();
  expect(await page.evaluate('mortar.blocks().map(({ error }) => error).filter(Boolean)')).toEqual([]);
  await page.evaluate('mortar.unmount()');
  expect(plain(await page.locator('main').evaluate((main) => main.outerHTML))).toBe(
    await page.evaluate('sent'),
  );
  expect(errors).toEqual([]);
});
