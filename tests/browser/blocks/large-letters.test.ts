import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addToCart, cartPage } from '../commerce/shop-page';
import { pageOf, useStage } from '../harness';

const stage = useStage();
const SMALL_PHONE = { width: 320, height: 640 };
const LARGE = '<style>html{font-size:200%}body{font-family:Arial,sans-serif}</style>';

const MEMBERS = `<main data-block="member-access" data-block-json='{"options":[{"id":"m","label":"Monthly or quarterly membership"},{"id":"y","label":"Yearly"}]}'><h1>Join</h1><table><tr><td data-pricing-toggle></td></tr></table><p data-pricing-option="m">€5</p><p data-pricing-option="y">€50</p></main>`;
const CALENDAR = `<main><div class="sqs-block-calendar" data-block-json='{"collectionId":"56965661e0327ce2fd2ad38e"}'></div></main>`;
const FORM = `<main><div data-block="form" data-form-id="f" data-block-json='{"formFields":[{"type":"text","id":"a","title":"Name"}],"formSubmitButtonText":"Send us your question now"}'></div></main>`;

const PAGES: [what: string, html: string, part: string][] = [
  ['a cart', cartPage().replace('</head>', `${LARGE}</head>`), '.mortar-cart-controls'],
  ['pricing options', pageOf({ head: LARGE, body: MEMBERS }), '.mortar-pricing'],
  [
    'a calendar',
    pageOf({ head: LARGE, body: CALENDAR, context: { website: { language: 'de-DE' } } }),
    '.mortar-calendar-month',
  ],
  ['a form', pageOf({ head: LARGE, body: FORM }), '.form-button-wrapper .button'],
];

it.each(PAGES)('%s can be read in letters twice as large on a small phone', async (_what, html, part) => {
  const { page } = await stage.show(html, {
    viewport: SMALL_PHONE,
    prepare: (page) => addToCart(page, stage, 'ash-bowl', 2),
  });
  await page.locator(part).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

/** Parts beside the page, lines that overlap, and words with one letter below the other. */
const faultsOf = (page: Page) =>
  page.locator('[data-block-state], [data-block-state] *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const { fontSize, lineHeight } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const [size, range] = [Number.parseFloat(fontSize), new Range()];
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const faults = {
        wide: width > 1 && (left < -1 || right > innerWidth + 1),
        overlapping: hasText && Number.parseFloat(lineHeight) < size,
        stacked: hasText && text.width > 1 && text.width < size * 1.5 && text.height > size * 4,
      };
      return Object.entries(faults).flatMap(([fault, is]) =>
        is ? `${fault}: ${element.localName}.${element.className}` : [],
      );
    }),
  );
