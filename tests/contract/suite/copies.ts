import { describe, expect, it } from 'vitest';
import { eventually } from '../../browser/eventually';
import { until } from '../../browser/until';
import { settled } from '../../browser/wire';
import { type TestedBlock, untilMounted, useEmptyPage, write } from './tested-block';

/** Ways in which scripts copy a mounted block with everything it has drawn. */
const COPIES: Record<string, string> = {
  'it appends to the HTML around it': "main.innerHTML += '<!-- more -->'",
  'it puts a clone in its place': 'main.replaceChildren(...main.cloneNode(true).childNodes)',
};

export function testCopies(block: TestedBlock, html: string): void {
  describe('when a script copies it', () => {
    const emptyPage = useEmptyPage(block);

    it.each(Object.entries(COPIES))(
      '%s: it draws everything once, and leaves nothing of it behind',
      async (_how, copy) => {
        const { page, errors } = await emptyPage();
        await write(page, html);
        await untilMounted(page);
        await page.evaluate(
          'window.main = document.querySelector("main"); window.first = mortar.blocks()[0].element',
        );
        await settled(page); // for what a block draws later
        const before = await page.evaluate(shape);
        await page.evaluate(copy);
        await until(page, 'mortar.blocks().length > 0 && mortar.blocks()[0].element !== first');
        await untilMounted(page);
        await eventually(() => page.evaluate(shape)).toEqual(before);
        await page.evaluate('mortar.unmount()');
        // Not their text: what a block has written into the server's elements belongs to the copy.
        const served = await page.evaluate(shape, await page.evaluate('served'));
        expect((await page.evaluate(shape)).elements).toBe(served.elements);
        expect(errors).toEqual([]);
      },
    );
  });
}

/** The elements and the text of HTML; of the page's main element by default. */
function shape(html?: string | unknown): { readonly elements: string; readonly text: string } {
  const main = document.querySelector('main') as HTMLElement;
  const copy = document.createElement('div'); // of this document: elsewhere, `noscript` has elements
  if (html) copy.innerHTML = `${html}`;
  const root = copy.querySelector('main') ?? main;
  const elements = [...root.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase());
  return { elements: elements.join(' '), text: root.textContent.replace(/\s+/g, ' ').trim() };
}
