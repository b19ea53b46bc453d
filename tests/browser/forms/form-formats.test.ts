import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { drawnForm, field, SAVE, sendButton, sentBy, showForm } from './form-page';

const stage = useStage();

const PHONE = { type: 'phone', id: 'phone-1', title: 'Phone', showCountryCode: true };
const CANADIAN = {
  formFieldFormats: { initialPhoneFormat: { type: 'PHONE_NUMBER', country: 'CA', fields: [] } },
};

const captions =
  "[...document.querySelectorAll('#block .caption-text')].map(({ textContent }) => textContent)";

it('a drawn name and address have the order of the form’s formats, and are sent in the usual one', async () => {
  const part = (identifier: string) => ({ type: 'FIELD', label: '', identifier, required: true });
  const fields = [
    part('Line1'),
    { type: 'SEPARATOR', label: ' ', identifier: 'Space' },
    part('Zip'),
    part('City'),
  ];
  const { page } = await showForm(
    stage,
    drawnForm({
      formFields: [
        { type: 'name', id: 'name-1', title: 'Name' },
        { type: 'address', id: 'address-1', title: 'Address' },
      ],
      formFieldFormats: {
        initialNameOrder: 'FAMILY_FIRST',
        initialAddressFormat: { type: 'ADDRESS', fields },
      },
    }),
  );
  expect(await page.evaluate(captions)).toEqual([
    ...['Last Name', 'First Name'],
    ...['Address 1', 'Zip/Postal Code', 'City', 'Address 2', 'State/Province', 'Country'],
  ]);
  await field(page, 'Last Name').fill('Kilner');
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Zip/Postal Code').fill('50010');
  await field(page, 'Address 1').fill('1 Kiln Road');
  await sendButton(page).click();
  const calls = () => stage.server.store.calls({ path: SAVE });
  await eventually(() => calls().length).toBe(1);
  expect(sentBy(calls()[0])).toMatchObject({
    form: { 'name-1': ['Ada', 'Kilner'], 'address-1': ['1 Kiln Road', '', '', '', '50010', ''] },
  });
});

it('a required phone begins with the country of the form’s formats, an optional one only offers it first', async () => {
  const formFields = [
    { ...PHONE, required: true },
    { ...PHONE, id: 'phone-2', title: 'Other' },
  ];
  const { page } = await showForm(stage, drawnForm({ formFields, ...CANADIAN }));
  const chosen = await page
    .getByLabel('Country')
    .evaluateAll((selects) =>
      selects.map((select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
    );
  expect(chosen).toEqual(['Canada (+1)', '–']);
  expect(await page.locator('#phone-2 option').nth(1).textContent()).toBe('Canada (+1)');
});

it('a required phone whose country is unknown to the list begins with none', async () => {
  const formFieldFormats = { initialPhoneFormat: { country: 'QQ' } };
  const { page } = await showForm(
    stage,
    drawnForm({ formFields: [{ ...PHONE, required: true }], formFieldFormats }),
  );
  expect(await page.getByLabel('Country').inputValue()).toBe('');
});
