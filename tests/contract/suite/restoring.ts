import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { idle } from '../../browser/idle';
import { show, type TestedBlock, untilMounted } from './tested-block';

/** The server's nodes that were removed, moved or replaced. */
const MOVED = `nodes.filter((node, index) => {
  const now = [...document.querySelectorAll('main, main *')].filter((node) => nodes.includes(node));
  return now[index] !== node;
}).map(({ outerHTML }) => outerHTML)`;

/** Everything that could mount a block again. */
const SCAN_AGAIN =
  "window.again = 0; mortar.on('mounted', () => again++); mortar.scan(); mortar.scan(document.querySelector('main')); Squarespace.afterBodyLoad(Y);";

export function testRestoring(block: TestedBlock, html: string): void {
  const { name, contract } = block;

  it("mounts once without moving a node, and gives back the server's HTML byte for byte after it was used", async () => {
    const { page, errors } = await show(block, html);
    await untilMounted(page);
    expect(await page.evaluate('mortar.blocks().map(({ name }) => name)')).toEqual([name]);
    await scanAgain(page);
    expect(await page.evaluate('[again, mortar.blocks().length]')).toEqual([0, 1]);
    await contract.use(page);
    expect(await page.evaluate(MOVED)).toEqual([]);
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate("document.querySelector('main').outerHTML")).toBe(
      await page.evaluate('served'),
    );
    expect(await page.evaluate(MOVED)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

async function scanAgain(page: Page): Promise<void> {
  await page.evaluate(SCAN_AGAIN);
  await idle(page);
}
