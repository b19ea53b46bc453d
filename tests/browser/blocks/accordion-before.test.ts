import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, TAG, useStage } from '../harness';
import { accordion } from '../markup';
import { isReadable } from './accordion-page';

const stage = useStage();

/** What the block's documentation tells authors to write into their own style sheet. */
const RECOMMENDED = sheetIn('docs/blocks/accordion.md');

function sheetIn(path: string): string {
  return /```css\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
}

/** A page without its script; its headings and lists have the browser's own margins. */
async function show(sheet = RECOMMENDED): Promise<Page> {
  const body = `${accordion('faq', { answers: ['One', 'Two', 'Three', 'Four'] })}<p id="end">What follows</p>`;
  const { page } = await stage.show(pageOf({ head: `<style>${sheet}</style>`, body, tag: '' }), {
    started: false,
  });
  return page;
}

const endOf = (page: Page) => page.locator('#end').evaluate(({ offsetTop }: HTMLElement) => offsetTop);

describe('with the recommended style sheet, a page', () => {
  it('has the same height before and after its script has come', async () => {
    const page = await show();
    const before = await endOf(page);
    expect(await isReadable(page, 'faq-1')).toBe(false);
    await page.addScriptTag({ url: /src="([^"]+)"/.exec(TAG)?.[1] ?? '' });
    await page.waitForSelector('[data-block-state="mounted"]');
    expect(await endOf(page)).toBe(before);
  });

  it('gives the answers their place again, and shows them, where the script never comes', async () => {
    const page = await show(RECOMMENDED.replace('0s 8s', '0s 0.1s'));
    const looks = () =>
      page
        .locator('.accordion-item__dropdown')
        .evaluateAll((answers) =>
          answers.map((answer) => [
            getComputedStyle(answer).position,
            getComputedStyle(answer).contentVisibility,
          ]),
        );
    await eventually(looks).toEqual(Array(4).fill(['static', 'visible']));
  });
});
