import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion, CLOSED_STYLE, publishedAccordion } from '../markup';
import { isReadable, openItems } from './accordion-page';

const stage = useStage();

/** The elements that warnings are about. */
const NOTE_ELEMENTS = `{
  const { warn } = console;
  window.elements = [];
  console.warn = (text, element) => {
    elements.push(element);
    warn(text, element);
  };
}`;

async function show(body: string, options = {}): Promise<Page> {
  const { page } = await stage.show(pageOf({ head: CLOSED_STYLE, body }), options);
  await page.waitForSelector('[data-block-state="mounted"]');
  return page;
}

describe('settings', () => {
  const first: [string, string, string[]][] = [
    [
      'expandFirstItem',
      accordion('faq', { attributes: `data-block-json='{"expandFirstItem":true}'` }),
      ['faq-1'],
    ],
    ['data-first-expanded', accordion('faq', { attributes: 'data-first-expanded="true"' }), ['faq-1']],
    ['data-first-expanded="false"', accordion('faq', { attributes: 'data-first-expanded="false"' }), []],
    [
      'data-is-expanded-first-item',
      publishedAccordion('faq', 'data-is-expanded-first-item="true"'),
      ['faq-1'],
    ],
    ['an empty data-is-expanded-first-item', publishedAccordion('faq', 'data-is-expanded-first-item=""'), []],
    [
      'JSON before the attribute',
      accordion('faq', {
        attributes: `data-first-expanded="true" data-block-json='{"expandFirstItem":false}'`,
      }),
      [],
    ],
    ['nothing', accordion('faq'), []],
  ];
  it.each(first)('%s decides whether the first item starts open', async (_what, body, open) => {
    const page = await show(body);
    expect(await openItems(page)).toEqual(open);
    expect(await isReadable(page, 'faq-1')).toBe(open.length > 0);
  });

  const several: [string, string, string[]][] = [
    [
      'data-allow-multiple',
      accordion('faq', { attributes: 'data-allow-multiple="true"' }),
      ['faq-1', 'faq-2'],
    ],
    [
      'data-should-allow-multiple-open-items',
      publishedAccordion('faq', 'data-should-allow-multiple-open-items="true"'),
      ['faq-1', 'faq-2'],
    ],
    [
      'an empty data-should-allow-multiple-open-items',
      publishedAccordion('faq', 'data-should-allow-multiple-open-items=""'),
      ['faq-2'],
    ],
  ];
  it.each(several)('%s decides whether several may be open', async (_what, body, open) => {
    const page = await show(body, { reducedMotion: 'reduce' });
    await page.click('#faq-1 button');
    await page.click('#faq-2 button');
    await eventually(() => openItems(page)).toEqual(open);
  });

  it.each([
    ['{"allowMultipleOpenItems": tru', /^accordion: data-block-json must be a JSON object/],
    ['[true]', /^accordion: data-block-json must be a JSON object/],
    [
      '{"allowMultipleOpenItems":"perhaps"}',
      /^accordion: allowMultipleOpenItems must be true or false, got "perhaps"/,
    ],
    ['{"expandFirstItem":[1]}', /^accordion: expandFirstItem must be true or false, got \[1\]/],
  ])('%s warns and falls back', async (json, warning) => {
    const visit = await stage.show(
      pageOf({ body: accordion('faq', { attributes: `data-block-json='${json}'` }) }),
      { before: NOTE_ELEMENTS },
    );
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(await visit.page.evaluate('elements.map(({ id }) => id)')).toEqual(['faq']);
    const warnings = visit.messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(warning);
    expect(await openItems(visit.page)).toEqual([]);
  });
});
