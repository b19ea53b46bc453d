import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { SAVE } from '../forms/form-page';
import { pageOf, useStage } from '../harness';
import { accordion, picture } from '../markup';
import { until } from '../until';
import { arrived, ERRORS, errorsIn } from '../wire';

const stage = useStage();

/** Members of elements that the script needs; a form's fields of these names stand in for its own. */
const NAMES = [
  'append',
  'children',
  'classList',
  'clientWidth',
  'closest',
  'contains',
  'dataset',
  'dispatchEvent',
  'elements',
  'getAttribute',
  'hasAttribute',
  'id',
  'isConnected',
  'matches',
  'parentElement',
  'querySelector',
  'querySelectorAll',
  'removeAttribute',
  'setAttribute',
  'style',
];

/** The demo site's letter, which only needs an address. */
const IDS = JSON.stringify({ formId: '64a1f0c27d3b5e09a8c6f002', collectionId: 'c', objectName: 'o' });

/** A block that is itself a form, with a field of such a name, a picture and another block in it. */
const formWith = (name: string) =>
  `<form data-block="form" id="block" data-block-json='${IDS}' method="post" action="/never">
<input id="odd" aria-label="Odd" name="${name}"><input id="mail" type="email" name="email-0002" aria-label="Email">
${picture('inside')}${accordion('within')}<button id="send">Send</button></form>
<script>window.before = document.querySelector('form').outerHTML</script>`;

// The test's driver reads such forms as carelessly as the script once did, so they are used by mouse and keyboard.

const there = (page: Page, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted), selector);

const mounted = async (page: Page, ...ids: string[]) => {
  for (const id of ids) await there(page, `#${id}[data-block-state="mounted"]`);
};

async function click(page: Page, selector: string): Promise<void> {
  const [x, y] = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted) as Element;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, selector);
  await page.mouse.click(x, y);
}

describe('a field harms neither its form nor the blocks around it when it is called', () => {
  it.each(NAMES)('%s', async (name) => {
    const body = accordion('faq') + formWith(name) + accordion('more');
    const { page, errors } = await stage.show(pageOf({ body }));
    await mounted(page, 'faq', 'block', 'within', 'more');
    await there(page, '#inside.loaded');
    await click(page, '#within-1 button');
    await there(page, '#within-1 button[aria-expanded="true"]');
    await click(page, '#odd');
    await page.keyboard.type('Raku');
    await click(page, '#mail');
    await page.keyboard.type('ada@kiln.example');
    await click(page, '#send');
    const [sent] = await arrived(stage, SAVE);
    expect(sent?.body).toContain('Raku');
    await there(page, '.mortar-sent-message');
    await page.evaluate('mortar.unmount()');
    const after = await page.evaluate("document.querySelector('form').outerHTML");
    expect(withoutPicture(after)).toBe(withoutPicture(await page.evaluate('before')));
    await page.evaluate('mortar.scan()');
    await mounted(page, 'block', 'within');
    await page.evaluate("document.body.removeChild(document.querySelector('form'))");
    await eventually(() => page.evaluate('mortar.blocks().map(({ element }) => element.id)')).toEqual([
      'faq',
      'more',
    ]);
    expect(errors).toEqual([]);
  });
});

/** Pictures are the loader's, not the blocks'. */
function withoutPicture(html: unknown): string {
  return String(html).replace(/<div class="content-fill".*?<\/div>/s, '');
}

describe('a form that is another block works with every such field', () => {
  const FIELDS = NAMES.map((name) => `<input type="hidden" name="${name}">`).join('');

  it('search', async () => {
    const body = `<form data-block="search" id="block">${FIELDS}<input type="search" id="words" aria-label="Search"></form>`;
    const { page, errors } = await stage.show(pageOf({ body }));
    await mounted(page, 'block');
    await click(page, '#words');
    await page.keyboard.type('rye');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=rye');
    expect(errors).toEqual([]);
  });

  it('donation', async () => {
    const body = `<form data-block="donation" id="block" data-donate-page-id="bread">${FIELDS}<button>Donate</button></form>`;
    const { page, errors } = await stage.show(pageOf({ body }));
    await mounted(page, 'block');
    await click(page, '#block button');
    await page.waitForURL('**/checkout/donate?donatePageId=bread');
    expect(errors).toEqual([]);
  });

  it('member access', async () => {
    const body = `<form data-block="member-access" id="block">${FIELDS}<p data-pricing-option="month">5 €</p><p data-pricing-option="year">50 €</p></form>`;
    const { page, errors } = await stage.show(pageOf({ body }));
    await mounted(page, 'block');
    await click(page, '.mortar-pricing input[value="year"]');
    await there(page, '[data-pricing-option=month][hidden]');
    await there(page, '[data-pricing-option=year]:not([hidden])');
    expect(errors).toEqual([]);
  });
});

it('a picture in a form without a box of its own is measured by what is around the form', async () => {
  const body =
    '<div style="width:640px"><form style="display:contents"><input type="hidden" name="parentElement"><img id="pic" data-src="/images/loaves-3.svg" data-image-dimensions="2500x1667" alt=""></form></div>';
  const { page } = await stage.show(pageOf({ body }));
  await page.waitForSelector('#pic.loaded');
  expect(await page.getAttribute('#pic', 'data-image-resolution')).toBe('750w');
});

it('a dialog gives the focus back into a form with a field called parentElement', async () => {
  const body = '<form><input name="parentElement"><button type="button" id="opener">Ask</button></form>';
  const { page, errors } = await stage.show(pageOf({ body }));
  await page.focus('#opener');
  await page.evaluate("void mortar.confirm({ title: 'Sure?', message: 'Really.', style: 'confirm-only' })");
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForSelector('#opener:focus');
  expect(errors).toEqual([]);
});

it('an element that throws when it is looked at is reported and skipped', async () => {
  const before = `const { closest } = Element.prototype;
    Element.prototype.closest = function (selector) {
      if (this.id === 'cursed') throw new Error('a cursed element');
      return closest.call(this, selector);
    };`;
  const body = accordion('cursed') + accordion('faq');
  const { page } = await stage.show(pageOf({ body }), { before });
  await mounted(page, 'faq');
  expect(await page.getAttribute('#cursed', 'data-block-state')).toBe(null);
  const [error] = errorsIn(await arrived(stage, ERRORS));
  expect(error?.data).toMatchObject({
    message: 'a cursed element',
    where: { kind: 'block', name: 'accordion' },
  });
});
