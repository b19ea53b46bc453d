/** A form of the demo site as its owner has set it up. */
interface FormDefinition {
  readonly formId: string;
  readonly name: string;
  readonly fields: readonly FieldDefinition[];
}

interface FieldDefinition {
  readonly id: string;
  readonly title: string;
  readonly required: boolean;
  /** What the text must look like, with the words for when it does not. */
  readonly pattern?: readonly [RegExp, string];
}

const EMAIL = [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email is not valid.'] as const;

export const FORMS: readonly FormDefinition[] = [
  {
    formId: '64a1f0c27d3b5e09a8c6f001',
    name: 'Ask about a class',
    fields: [
      { id: 'name-0001', title: 'Name', required: true },
      { id: 'email-0001', title: 'Email', required: true, pattern: EMAIL },
      { id: 'text-0001', title: 'Which class', required: false },
      { id: 'textarea-0001', title: 'Message', required: true },
    ],
  },
  {
    formId: '64a1f0c27d3b5e09a8c6f002',
    name: 'Letter from the bakery',
    fields: [{ id: 'email-0002', title: 'Email', required: true, pattern: EMAIL }],
  },
];

export function formNamed(formId: string) {
  return FORMS.find((form) => form.formId === formId);
}

/** The message of each field that cannot be taken, by the field's id. */
export function errorsIn(form: FormDefinition, values: Readonly<Record<string, unknown>>) {
  const messages = form.fields.map((field) => [field.id, problemWith(field, values[field.id])] as const);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

function problemWith(field: FieldDefinition, value: unknown) {
  const text = [value].flat().join(' ').trim();
  if (text === '') return field.required ? `${field.title} is required.` : undefined;
  return field.pattern && !field.pattern[0].test(text) ? field.pattern[1] : undefined;
}
