import { expect, it } from 'vitest';
import { pageOf, type Visit } from '../../browser/harness';
import { type TestedBlock, untilMounted } from './tested-block';

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

/** Blocks mount when they come near the viewport, which is noticed from one frame to the next. */
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

  it.each([['anything', broken] as const, ...contract.wrong.map((json) => [json, [json]] as const)])(
    '%j the block works by its defaults, and its neighbour too',
    async (_name, jsons) => {
      const visit = await showWith(block, jsons);
      const { page, errors } = visit;
      await page.evaluate(COME_NEAR_EACH);
      await untilMounted(page);
      await page.evaluate('scrollTo(0, 0)');
      expect(await page.evaluate('({}).polluted')).toBeUndefined();
      expect(await page.evaluate('mortar.blocks().map(({ error }) => error).filter(Boolean)')).toEqual([]);
      await page.evaluate('for (const { element } of mortar.blocks().slice(1, -1)) element.remove()');
      await page.waitForFunction('mortar.blocks().length === 2');
      await contract.use(page);
      expect(errors).toEqual([]);
    },
  );

  it.runIf(refused.length).each(refused)('%j the block is refused: %s', async (json, message) => {
    const { page, messages, errors } = await showWith(block, [json]);
    await page.waitForFunction("mortar.blocks().map(({ state }) => state).join() === 'failed,mounted'");
    expect(messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([message]);
    expect(await page.evaluate('({}).polluted')).toBeUndefined();
    expect(errors).toEqual([]);
  });
}

/** The block once with each of the texts as its data, and once as it should be. */
async function showWith({ name, contract, stage }: TestedBlock, jsons: readonly string[]): Promise<Visit> {
  const [html = ''] = Object.values(contract.markup);
  const visit = await stage.show(pageOf({ body: '<main></main>', context: contract.context ?? {} }));
  await visit.page.evaluate(writeBlocks, { html, name, jsons });
  await visit.page.waitForFunction((count) => {
    const { mortar } = window as unknown as { mortar: { blocks(): unknown[] } };
    return mortar.blocks().length === count;
  }, jsons.length + 1);
  return visit;
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
