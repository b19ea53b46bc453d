import { expect, it } from 'vitest';
import { type TestedBlock, useEmptyPage, write } from './tested-block';

export function testMissingParts(block: TestedBlock): void {
  const emptyPage = useEmptyPage(block);

  it.each(block.contract.incomplete)('%j stays as it was and is marked', async (html, state) => {
    const { page, errors } = await emptyPage();
    await write(page, html);
    await page.waitForSelector(`[data-block-state="${state}"]`, { state: 'attached' });
    const now = await page.locator('main').evaluate((main) => {
      main.querySelector('[data-block-state]')?.removeAttribute('data-block-state');
      return main.outerHTML;
    });
    if (state === 'failed') expect(now).toBe(await page.evaluate('served'));
    expect(await page.evaluate('Boolean(mortar.blocks()[0].error)')).toBe(state === 'failed');
    expect(errors).toEqual([]);
  });
}
