import { expect, it } from 'vitest';
import { useStage } from '../harness';
import { drawnForm, field, publishedForm, sendButton, showForm } from './form-page';

const stage = useStage();

it('what is wrong in a group of fields stands above them, whatever floats there', async () => {
  const floats =
    '<style>.form-wrapper .field-error { display: inline-block } .fields .field { float: left; width: 45% }</style>';
  const { page } = await showForm(stage, floats + publishedForm());
  await sendButton(page).click();
  const message = page.locator('#name-0001 > .field-error');
  const edge = await message.evaluate((element) => element.getBoundingClientRect());
  const first = await field(page, 'First Name').evaluate((element) => element.getBoundingClientRect());
  expect(first.top).toBeGreaterThanOrEqual(edge.bottom);
});

it('what is wrong in a group of a drawn form is not wider than the form, whatever space the page gives it', async () => {
  const spacious = '<style>.fields .field-error { margin-left: 2%; padding: 5px 15px 3px 25px }</style>';
  const { page } = await showForm(stage, spacious + drawnForm(), { viewport: { width: 320, height: 640 } });
  await sendButton(page).click();
  const message = page.locator('#name-0001 .field-error');
  const edge = await message.evaluate((element) => element.getBoundingClientRect());
  const form = await page.locator('#block form').evaluate((element) => element.getBoundingClientRect());
  expect(edge.right).toBeLessThanOrEqual(form.right + 0.01); // engines round differently
});

it('the rows of a drawn likert field begin where its title does, whatever column the page makes of groups', async () => {
  const column =
    '<style>.fields { margin-left: -2% } .fields :is(.title, .description) { margin-left: 2% }</style>';
  const statements = { type: 'likert', id: 'likert-1', title: 'The class', options: ['It was good'] };
  const { page } = await showForm(stage, column + drawnForm({ formFields: [statements] }));
  const left = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('It was good')).toBe(await left('The class'));
});

it('a message that another form keeps hidden in a group stays hidden', async () => {
  const other =
    '<form><fieldset><p class="field-error" style="display: none">Fill this in.</p><input></fieldset></form>';
  const { page } = await showForm(stage, publishedForm() + other);
  await sendButton(page).click();
  await page.locator('#name-0001 > .field-error').waitFor();
  expect(await page.getByText('Fill this in.').isVisible()).toBe(false);
});
