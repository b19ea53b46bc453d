import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { type TestedBlock, untilMounted } from './tested-block';

export function testDemoStates({ name, stage }: TestedBlock): void {
  it('works in every state that the demo site shows, and gives all of them back', async () => {
    const { page, errors } = await stage.visit(`/blocks/${name}`);
    const blocks = `[data-block="${name}"], .sqs-block-${name}`;
    expect(await page.evaluate<number>('mortar.blocks().length')).toBeGreaterThan(2);
    await page.evaluate('Promise.all(mortar.blocks().map(({ element }) => mortar.remount(element)))');
    await untilMounted(page);
    const served = await servedHtml(page, blocks);
    await page.evaluate('mortar.unmount()');
    const now = await page.locator(blocks).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    expect(now).toEqual(served);
    expect(errors).toEqual([]);
  });
}

/** The server's HTML of the matching elements, as the browser serialises it. */
async function servedHtml(page: Page, selector: string): Promise<string[]> {
  const html = await (await fetch(page.url())).text();
  return page.evaluate(
    ([html = '', selector = '']) => {
      const served = new DOMParser().parseFromString(html, 'text/html');
      return [...served.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
    },
    [html, selector],
  );
}
