import { readFileSync } from 'node:fs';
import { asRecord } from '../../src/data/fields.ts';
import { decodeFields } from '../../src/forms/fields/field.ts';

const PAGE = readFileSync(new URL('../blocks/form-fields.html', import.meta.url), 'utf8');

/** The forms on the page of field types; submissions are validated with the same fields. */
export const FIELD_FORMS = [
  ...[...PAGE.matchAll(/data-block-json='([^']+)'/g)].map(([, json = '']) => formIn(JSON.parse(json))),
  {
    formId: '64a1f0c27d3b5e09a8c6f015',
    name: 'Fields of a published form',
    fields: decodeFields([
      { type: 'date', id: 'date-5', title: 'Day', required: true },
      { type: 'radio', id: 'radio-5', title: 'Place' },
      { type: 'textarea', id: 'textarea-5', title: 'Wishes', maxLength: 60 },
    ]),
  },
];

function formIn(data: unknown) {
  const { formId, formSubmitButtonText, formFields } = asRecord(data);
  return { formId: String(formId), name: String(formSubmitButtonText), fields: decodeFields(formFields) };
}
