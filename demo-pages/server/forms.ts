import { decodeFields, type FormField } from '../../src/forms/fields/field.ts';
import { problemWith } from '../../src/forms/fields/problem.ts';
import { subfieldsFrom } from '../../src/forms/fields/subfields-from.ts';
import { FIELD_FORMS } from './field-forms.ts';

/** A form of the demo site, as set up by its owner. */
export interface FormDefinition {
  readonly formId: string;
  readonly name: string;
  readonly fields: readonly FormField[];
  /** Errors that only the server finds: messages by field id, for values that match. */
  readonly refusals?: readonly Refusal[];
  /** The response to every submission, to demonstrate each failure. */
  readonly answer?: { readonly status: number; readonly body: unknown };
}

interface Refusal {
  readonly field: string;
  readonly when: RegExp;
  /** The field with the error, if it is another one. */
  readonly blamed?: string;
  readonly message: string;
}

type Values = Readonly<Record<string, unknown>>;

const LETTER_FIELDS = decodeFields([{ type: 'email', id: 'email-0002', title: 'Email', required: true }]);

export const FORMS: readonly FormDefinition[] = [
  ask('001', 'Ask about a class'),
  ask('0a1', 'Ask about a class, drawn'),
  ask('0a2', 'Ask about a class, published'),
  ask('0a3', 'Ask about a class, published anew'),
  ask('0a4', 'Write to the oven'),
  { formId: '64a1f0c27d3b5e09a8c6f002', name: 'Letter from the bakery', fields: LETTER_FIELDS },
  ...FIELD_FORMS,
  letter('3', 'Letter from the kiln'),
  letter('4', 'Letter to neighbours'),
  letter('5', 'Letter about classes'),
  letter('6', 'Answered in words'),
  letter('7', 'Answered in html'),
  letter('8', 'Answered by a page'),
  failing(400, { error: 'The kiln is full this month.' }),
  failing(401),
  failing(429),
  failing(500),
  failing(200, '<!doctype html><title>Gateway</title>'),
];

/** A question about a class, with fields such as `email-0<number>`. */
function ask(number: string, name: string): FormDefinition {
  const fields = decodeFields([
    { type: 'name', id: `name-0${number}`, title: 'Name', required: true },
    { type: 'email', id: `email-0${number}`, title: 'Email', required: true },
    { type: 'text', id: `text-0${number}`, title: 'Which class' },
    { type: 'textarea', id: `textarea-0${number}`, title: 'Message', required: true },
  ]);
  const refusals = [
    { field: `email-0${number}`, when: /@bounce\.example$/, message: 'Letters to this address come back.' },
    { field: `text-0${number}`, when: /full/i, blamed: 'places-0001', message: 'This class is full.' },
  ];
  return { formId: `64a1f0c27d3b5e09a8c6f${number}`, name, fields, refusals };
}

/** A letter with the e-mail field `email-000<number>`. */
function letter(number: string, name: string): FormDefinition {
  const fields = decodeFields([{ type: 'email', id: `email-000${number}`, title: 'Email', required: true }]);
  return { formId: `64a1f0c27d3b5e09a8c6f00${number}`, name, fields };
}

/** The form with `…f401` as its id answers 401, and so on. */
function failing(status: number, body: unknown = {}): FormDefinition {
  const formId = `64a1f0c27d3b5e09a8c6f${status}`;
  return { formId, name: `Always ${status}`, fields: LETTER_FIELDS, answer: { status, body } };
}

export function formNamed(formId: string) {
  return FORMS.find((form) => form.formId === formId);
}

/** The messages of invalid fields by id, found with the page's own rules. */
export function errorsIn({ fields, refusals = [] }: FormDefinition, values: Values) {
  const problems = fields.map((field) => [field.id, problemIn(field, values[field.id])] as const);
  const refused = refusals.filter(({ field, when }) => when.test(String(values[field] ?? '')));
  return Object.fromEntries([
    ...refused.map(({ field, blamed = field, message }) => [blamed, message] as const),
    ...problems.filter(([, problem]) => problem !== undefined),
  ]);
}

function problemIn(field: FormField, value: unknown) {
  return problemWith(field, subfieldsFrom(field.type, value));
}
