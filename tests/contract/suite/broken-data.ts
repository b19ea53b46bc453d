import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { until } from '../../browser/until';
import { type TestedBlock, untilMounted, useEmptyPage } from './tested-block';

const BROKEN = [
  '{"a":',
  'null',
  '[]',
  '"text"',
  '7',
  'NaN',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[[[[[[[[[[[[[[[[',
  '\u0000\ud800',
];

/** Scrolls to each block, with a frame in between: blocks mount near the viewport. */
const COME_NEAR_EACH = `(async () => {
  for (const { element } of mortar.blocks()) {
    element.scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
})()`;

export function testBrokenData(block: TestedBlock): void {
  const { contract } = block;
  const refused = contract.refused ?? [];
  const broken = BROKEN.filter((json) => !refused.some(([other]) => other === json));
  const emptyPage = useEmptyPage(block);

  it.each([['anything', broken] as const, ...contract.wrong.map((json) => [json, [json]] as const)])(
    '%j the block works by its defaults, and its neighbour too',
    async (_name, jsons) => {
      const { page, errors } = await emptyPage();
      await writeWith(block, page, jsons);
      await page.evaluate(COME_NEAR_EACH);
      await untilMounted(page);
      await page.evaluate('scrollTo(0, 0)');
      expect(await page.evaluate('({}).polluted')).toBeUndefined();
      expect(await page.evaluate('mortar.blocks().map(({ error }) => error).filter(Boolean)')).toEqual([]);
      await page.evaluate('for (const { element } of mortar.blocks().slice(1, -1)) element.remove()');
      await until(page, 'mortar.blocks().length === 2');
      await contract.use(page);
      expect(errors).toEqual([]);
    },
  );

  it.runIf(refused.length).each(refused)('%j the block is refused: %s', async (json, message) => {
    const { page, messages, errors } = await emptyPage();
    await writeWith(block, page, [json]);
    await until(page, "mortar.blocks().map(({ state }) => state).join() === 'failed,mounted'");
    expect(messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([message]);
    expect(await page.evaluate('({}).polluted')).toBeUndefined();
    expect(errors).toEqual([]);
  });
}

/** Writes the block once with each text as its data, and once with valid data. */
async function writeWith(
  { name, contract }: TestedBlock,
  page: Page,
  jsons: readonly string[],
): Promise<void> {
  const [html = ''] = Object.values(contract.markup);
  await page.evaluate(writeBlocks, { html, name, jsons });
  await until(page, `mortar.blocks().length === ${jsons.length + 1}`);
}

/** Runs in the page. */
function writeBlocks({ html, name, jsons }: { html: string; name: string; jsons: readonly string[] }): void {
  const main = document.querySelector('main') as Element;
  for (const json of jsons) {
    const template = document.createElement('template');
    template.innerHTML = html;
    template.content.querySelector(`[data-block="${name}"]`)?.setAttribute('data-block-json', json);
    main.append(template.content);
  }
  main.insertAdjacentHTML('beforeend', html);
}
