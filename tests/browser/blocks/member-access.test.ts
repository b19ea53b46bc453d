import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';

const stage = useStage();

const PARTS =
  '<h2>Join</h2><div id="here" data-pricing-toggle></div><p data-pricing-option="month">€5 a month</p><p data-pricing-option="year">€50 a year</p><section data-pricing-option="month">Cancel when you like.</section><section data-pricing-option="year">Two months for nothing.</section><a href="#m" data-pricing-option="month">Join by the month</a><a href="#y" data-pricing-option="year">Join for a year</a>';
const OPTIONS = '{"options":[{"id":"month","label":"Monthly"},{"id":"year","label":"Yearly"}]}';
const NATIVE = `<main data-block="member-access" id="block" data-block-json='${OPTIONS}'>${PARTS}</main>`;

async function show(body: string, options: VisitOptions = {}, head = '', context = {}) {
  const visit = await stage.show(pageOf({ head, body, context }), options);
  await visit.page.waitForSelector('[data-block-state="mounted"]');
  return {
    ...visit,
    /** What belongs to an option and can be seen. */
    seen: () =>
      visit.page
        .locator('[data-pricing-option]')
        .evaluateAll((parts) =>
          parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
        ),
  };
}

const MONTHLY = ['€5 a month', 'Cancel when you like.', 'Join by the month'];
const YEARLY = ['€50 a year', 'Two months for nothing.', 'Join for a year'];

it.each([
  ['an inline style', 'style="display: none" data-pricing-option="year"', ''],
  ['a style sheet', 'class="later" data-pricing-option="year"', '<style>.later { display: none }</style>'],
  [
    'a framework',
    'class="d-none" data-pricing-option="year"',
    '<style>.d-none { display: none !important }</style>',
  ],
  ['aria-hidden', 'hidden aria-hidden="true" data-pricing-option="year"', ''],
  ['inert', 'hidden inert data-pricing-option="year"', ''],
])('an option that the page hides by %s shows when it is chosen', async (_how, attributes, head) => {
  const { page, seen } = await show(NATIVE.replaceAll('data-pricing-option="year"', attributes), {}, head);
  expect(await seen()).toEqual(MONTHLY);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  expect(await seen()).toEqual(YEARLY);
  const link = page.getByRole('link', { name: 'Join for a year' });
  await link.focus();
  expect(await link.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  expect(await seen()).toEqual(MONTHLY);
  await page.evaluate('mortar.unmount()');
  expect(await seen()).toEqual(MONTHLY);
});

it.each([
  ['native markup', NATIVE, {}],
  [
    'a published page',
    `<main id="sqs-member-access-page-root" data-options='${JSON.stringify(JSON.parse(OPTIONS).options)}'>${PARTS}</main>`,
    {},
  ],
  [
    'an owner who looks at the page',
    NATIVE,
    { authenticatedAccount: { id: 'owner' }, websiteRoles: [1], accessPermissions: ['admin'] },
  ],
])('the choice swaps price, section and button, and says so: %s', async (_what, body, context) => {
  const { page, seen, errors } = await show(body, { path: '/fixture?noredirect' }, '', context);
  expect(await seen()).toEqual(MONTHLY);
  const group = page.getByRole('radiogroup', { name: 'Pricing options' });
  expect(await group.evaluate((group) => group.parentElement?.id)).toBe('here');
  expect(await group.getByRole('status').textContent()).toBe('');
  await group.getByRole('radio', { name: 'Monthly', checked: true }).press('ArrowRight');
  await group.getByRole('radio', { name: 'Yearly', checked: true }).waitFor();
  expect(await seen()).toEqual(YEARLY);
  expect(await group.getByRole('status').textContent()).toBe('Yearly, €50 a year');
  expect(await axeFaults(page, 'main')).toEqual([]);
  await group.locator('label').first().click();
  expect(await seen()).toEqual(MONTHLY);
  await group.getByText('Yearly', { exact: true }).click();
  expect(await seen()).toEqual(YEARLY);
  await group.getByRole('radio', { name: 'Monthly' }).click();
  expect(await seen()).toEqual(MONTHLY);
  expect(errors).toEqual([]);
});

it('without options the parts name them, in words of the site where it has some', async () => {
  const { page, seen } = await show(
    '<div data-block="member-access"><p data-pricing-option="Clay">Clay</p><p data-pricing-option="Bread" hidden>Bread</p></div>',
    {},
    '<style>* { all: unset; display: block !important }</style>',
    { messages: { 'Pricing options': 'Preise' } },
  );
  await page
    .getByRole('radiogroup', { name: 'Preise' })
    .getByRole('radio', { name: 'Bread' })
    .check({ force: true });
  expect(await seen()).toEqual(['Bread']);
});

it('what belongs to an option that cannot be chosen stays, and long labels stay on the screen', async () => {
  const label = 'Donaudampfschifffahrt'.repeat(12);
  const options = JSON.stringify([{ id: 'month', label }, { id: 'year' }]);
  const body = `<div data-block="member-access" data-options='${options}'><p data-pricing-option="month">€5</p><p data-pricing-option="year">€50</p><p data-pricing-option="life">€500</p></div>`;
  const { page, seen } = await show(body, { viewport: { width: 360, height: 700 } });
  expect(await seen()).toEqual(['€5', '€500']);
  await page.getByRole('radio', { name: 'year' }).check({ force: true });
  expect(await seen()).toEqual(['€50', '€500']);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

it('one option is no choice, and options without parts are none', async () => {
  const options = '{"options":[{"id":"month","label":"Monthly"},{"id":"week","label":"Weekly"}]}';
  const { page, seen } = await show(
    `<div data-block="member-access" data-block-json='${options}'><p data-pricing-option="month">€5</p><p data-pricing-option="year">€50</p></div>`,
  );
  expect(await page.locator('input').count()).toBe(0);
  expect(await seen()).toEqual(['€5', '€50']);
});

it('takes ids that are numbers', async () => {
  const options = '{"options":[{"id":1,"label":"Monthly"},{"id":2,"label":"Yearly"}]}';
  const { page, seen } = await show(
    `<div data-block="member-access" data-block-json='${options}'><p data-pricing-option="1">€5</p><p data-pricing-option="2">€50</p></div>`,
  );
  await page.getByRole('radio', { name: 'Yearly' }).check({ force: true });
  expect(await seen()).toEqual(['€50']);
});

it('without JavaScript, and where its part of the script fails, every option is there', async () => {
  const plain = await stage.show(pageOf({ body: NATIVE }), { javaScriptEnabled: false, started: false });
  expect(await plain.page.locator('[data-pricing-option]:visible').allTextContents()).toHaveLength(6);
  const broken = await stage.show(pageOf({ body: NATIVE }), {
    prepare: (page) => page.route('**/chunks/member-access-*', (route) => route.abort()),
  });
  await broken.page.waitForSelector('[data-block-state="failed"]');
  await eventually(() => broken.page.locator('[data-pricing-option]:visible').count()).toBe(6);
});
