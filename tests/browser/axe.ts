import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations that axe finds on a page or in one part of it, by rule and element. */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, tags]) => {
      const { axe } = window as never as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector, { runOnly: tags, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
    },
    [within, TAGS] as const,
  );
}
