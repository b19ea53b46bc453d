import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { arrived } from '../wire';
import {
  drawnForm,
  field,
  fillIn,
  nativeForm,
  SAVE,
  sendButton,
  sentBy,
  showForm,
  stored,
  TYPED,
  typed,
  VALUES,
  visitAgain,
} from './form-page';

const stage = useStage();

it('a value that is longer than its field is whole on paper, and only there', async () => {
  const { page } = await showForm(stage, nativeForm());
  const long = 'A very long answer that no field of one line can show. '.repeat(6).trim();
  await fillIn(page, { 'Which class': long });
  const value = page.locator('.mortar-printed-value', { hasText: long });
  const before = await page.locator('#block').innerHTML();
  await eventually(async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    return value.isVisible();
  }).toBe(true);
  const [shown, whole] = await value.evaluate((box) => [box.clientWidth, box.scrollWidth]);
  expect(shown).toBe(whole);
  expect(await field(page, 'Which class').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await eventually(() => page.locator('#block').innerHTML()).toBe(before);
  expect(await field(page, 'Which class').inputValue()).toBe(long);
});

it('a draft outlives a reload where the author asks for it, without passwords, and not its success', async () => {
  const password = '<label>Word <input type="password" name="word"></label>';
  const { page } = await showForm(stage, nativeForm({ keepDraft: true }, password));
  await fillIn(page);
  await page.getByLabel('Word').fill('secret');
  await visitAgain(page);
  await page.waitForSelector('#block[data-block-state="mounted"]');
  await eventually(() => typed(page)).toEqual(Object.values(TYPED)); // the draft's code comes after the form's
  expect(await page.getByLabel('Word').inputValue()).toBe('');
  await sendButton(page).click();
  await page.locator('#block .form-submission-text:focus').waitFor();
  await visitAgain(page);
  await page.waitForSelector('#block[data-block-state="mounted"]');
  expect(await typed(page)).toEqual([]);
});

it('what fills in every field is taken, and marked for the server to judge', async () => {
  const { page } = await showForm(stage, nativeForm());
  await fillIn(page);
  await page.evaluate("document.querySelector('#block [name=fax]').value = '555'");
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0])).toMatchObject({
    form: VALUES,
    spamSigns: expect.arrayContaining(['honeypot']),
  });
});

it('values that the browser can not read are not sent as nothing', async () => {
  const fields =
    '<label>How many <input type="number" name="count"></label><label>When <input type="date" name="day"></label>';
  const { page } = await showForm(stage, nativeForm({}, fields));
  await fillIn(page);
  await field(page, 'How many').focus();
  await page.keyboard.type('1e');
  await sendButton(page).click();
  await page.locator('#block .field-error').waitFor();
  expect(await page.locator('#block .field-error').innerText()).not.toBe('');
  expect(await field(page, 'How many').getAttribute('aria-invalid')).toBe('true');
  await field(page, 'How many').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.locator('#block .field-error').waitFor({ state: 'detached' });
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toMatchObject({ count: '12' });
});

it('what is typed into a drawn form is there again when a script has taken the block out and put it back', async () => {
  const formFields = [
    { type: 'text', id: 'text-0001', title: 'Which class' },
    { type: 'select', id: 'select-0001', title: 'Glaze', options: ['Ash', 'Celadon'] },
    { type: 'checkbox', id: 'checkbox-0001', title: 'Days', options: ['Monday', 'Friday'] },
  ];
  const { page, errors } = await showForm(stage, drawnForm({ formFields }));
  await field(page, 'Which class').fill('Glazing');
  await field(page, 'Glaze').selectOption('Celadon');
  await field(page, 'Friday').check();
  await page.evaluate('window.block = document.querySelector("#block"); block.remove()');
  await until(page, 'block.dataset.blockState === undefined');
  await page.evaluate('document.body.append(block)');
  await field(page, 'Which class').waitFor();
  expect(await field(page, 'Which class').inputValue()).toBe('Glazing');
  expect(await field(page, 'Glaze').inputValue()).toBe('Celadon');
  expect(await field(page, 'Friday').isChecked()).toBe(true);
  expect(await field(page, 'Monday').isChecked()).toBe(false);
  expect(errors).toEqual([]);
});

it('fields without an id, or with the same, have the names of their controls; no value overwrites another', async () => {
  const item = (id: string, name: string, label: string) =>
    `<div class="form-item field text" ${id}><label>${label} <input type="text" name="${name}"></label></div>`;
  const items =
    item('', 'dish', 'Dish') +
    item('', 'drink', 'Drink') +
    item('id="table-1"', 'table', 'Table') +
    item('id="table-1"', 'chair', 'Chair');
  const { page } = await showForm(stage, nativeForm({}, items));
  await fillIn(page);
  for (const label of ['Dish', 'Drink', 'Table', 'Chair']) await field(page, label).fill(label);
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toEqual({
    ...VALUES,
    dish: 'Dish',
    drink: 'Drink',
    'table-1': 'Table',
    chair: 'Chair',
  });
});

it('a control elsewhere on the page that names the form is sent with it', async () => {
  const form = nativeForm().replace('<form', '<form id="ours"');
  const { page } = await showForm(stage, `<label>From <input form="ours" name="from"></label>${form}`);
  await fillIn(page);
  await page.getByLabel('From').fill('the hero');
  await sendButton(page).click();
  await eventually(() => stored(stage).length).toBe(1);
  expect(sentBy(stored(stage)[0]).form).toEqual({ from: 'the hero', ...VALUES });
});

it('ids, choices and the ids of fields may be numbers', async () => {
  const formFields = [
    { type: 'text', id: 7, title: 'Which class' },
    { type: 'select', id: 8, title: 'How many', options: [1, 2, 3], required: true },
  ];
  const { page, messages } = await showForm(stage, drawnForm({ formId: 123, collectionId: 4, formFields }));
  await field(page, 'Which class').fill('Glazing');
  await field(page, 'How many').selectOption('2');
  await sendButton(page).click();
  const [call] = await arrived(stage, SAVE);
  expect(sentBy(call)).toMatchObject({
    formId: '123',
    collectionId: '4',
    form: { 7: 'Glazing', 8: '2' },
  });
  expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
});
