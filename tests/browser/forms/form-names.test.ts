import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { useStage } from '../harness';
import { until } from '../until';
import { drawnForm, publishedForm, SAVE, sentBy, showForm, stored, TYPED, VALUES } from './form-page';

const stage = useStage();

/** Names that an author may give to fields, and that a form's own members have too. */
const HIDING = [
  ...[
    'children',
    'before',
    'after',
    'contains',
    'style',
    'title',
    'action',
    'submit',
    'elements',
    'classList',
  ],
  ...[
    'querySelector',
    'querySelectorAll',
    'append',
    'closest',
    'matches',
    'parentElement',
    'addEventListener',
  ],
  ...['getAttribute', 'setAttribute', 'hasAttribute', 'insertAdjacentElement', 'offsetHeight', 'onsubmit'],
];

/** By the page itself: the driver's own ways fail at such names. */
const press = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#block [type="submit"]')?.click());
const inFocus = (page: Page, selector: string) =>
  until(page, (wanted) => document.activeElement?.matches(wanted), `#block ${selector}`);

it('a form whose fields have the names of its members is answered like any other', async () => {
  const more = HIDING.map((name) => `<label>${name} <input name="${name}" value="2"></label>`).join('');
  const html = publishedForm().replace('<div data-animation-role', `${more}<div data-animation-role`);
  const { page, errors } = await showForm(stage, html, { viewport: { width: 320, height: 250 } });
  await press(page);
  await inFocus(page, '[role="alert"]');
  await page.evaluate((texts) => {
    const fields = document.querySelectorAll<HTMLInputElement>('#block .field-element');
    for (const [index, text] of texts.entries()) (fields[index] as HTMLInputElement).value = text;
  }, Object.values(TYPED));
  await press(page);
  await inFocus(page, '.form-submission-text');
  expect(sentBy(stored(stage)[0]).form).toMatchObject({ ...VALUES, children: '2', closest: '2' });
  expect(await page.evaluate('getComputedStyle(document.forms[0]).visibility')).toBe('hidden');
  expect(errors).toEqual([]);
});

it('a form that is drawn with such names, and one that is inserted, leave the page alive', async () => {
  const hidden = HIDING.map((key) => ({ type: 'hidden', id: `hidden-${key}`, key, value: '2' }));
  const formFields = [...hidden, { type: 'text', id: 'text-1', title: 'Words' }];
  const { page, errors } = await showForm(stage, drawnForm({ formFields }));
  await press(page);
  await inFocus(page, '[role="alert"]'); // the demo's form asks for other fields
  const [sent] = stage.server.store.calls({ path: SAVE });
  expect(sentBy(sent).form).toMatchObject({ 'text-1': '', 'hidden-append': '2' });
  const more = HIDING.map((name) => `<input name="${name}">`).join('');
  await page.evaluate(
    (late) => document.querySelector('main')?.insertAdjacentHTML('beforeend', late),
    `<form>${more}<p data-block="accordion" id="late"></p></form>`,
  );
  await until(page, "document.querySelector('#late').dataset.blockState");
  await page.evaluate(() =>
    EventTarget.prototype.dispatchEvent.call(
      document.forms[1] as Node,
      new MouseEvent('click', { bubbles: true }),
    ),
  );
  expect(errors).toEqual([]);
});
