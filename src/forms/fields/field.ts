import {
  asRecord,
  list,
  ownProperty,
  readFlag,
  readId,
  readNumber,
  readText,
  record,
} from '../../data/fields';

/** Field types (specification, section 3, form field types). */
export const FIELD_TYPES = [
  'name',
  'phone',
  'address',
  'date',
  'time',
  'likert',
  'checkbox',
  'radio',
  'select',
  'hidden',
  'section',
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** A form field as set up by the author. Properties that its type doesn't use are empty. */
export interface FormField {
  /** The key of the submitted value; a section may have none. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The choices, or the statements of a likert field. */
  readonly options: readonly string[];
  /** Maximum characters of a textarea; 0 for no limit. */
  readonly maxLength: number;
  /** For phone fields. */
  readonly showCountryCode: boolean;
  readonly currencySymbol: string;
  /** The query parameter that a hidden field takes its value from. */
  readonly key: string;
  /** A hidden field's default value. */
  readonly value: string;
  /** For sections: a line below the text. */
  readonly underline: boolean;
}

export function isFieldType(word: unknown): word is FieldType {
  return FIELD_TYPES.some((type) => type === word);
}

const common = record({
  id: (data) => readId(data) ?? '',
  title: readText(''),
  description: readText(''),
  placeholder: readText(''),
  required: readFlag,
  options: (data) => [...new Set(list(readId)(data))],
  maxLength: positive,
  showCountryCode: readFlag,
  currencySymbol: readText('$'),
  key: readText(''),
  value: readText(''),
  underline: readFlag,
});

/** A field of that type with all other properties empty. */
export function plainField(type: FieldType, input: Partial<FormField> = {}): FormField {
  return { ...common({}), type, ...input };
}

/** The `formFields` of a page, without those that have an unknown type, no id, or an id already in use. */
export const decodeFields = (data: unknown): readonly FormField[] => readFields(data).fields;

/** Why each of the others is left out. */
export const faultsInFields = (data: unknown): readonly string[] => readFields(data).faults;

function readFields(data: unknown) {
  const fields: FormField[] = [];
  const faults: string[] = [];
  const taken = new Set<string>();
  for (const row of list(asRecord)(data)) {
    const type = ownProperty(row, 'type');
    const read = common(row);
    if (!isFieldType(type))
      faults.push(leftOut(read.id || read.title, `unknown type ${JSON.stringify(type)}`));
    else if (!read.id && type !== 'section') faults.push(leftOut(type, 'it has no id'));
    else if (taken.has(read.id)) faults.push(leftOut(read.id, 'another field has its id'));
    else {
      if (read.id) taken.add(read.id);
      fields.push({ ...read, type });
    }
  }
  return { fields, faults };
}

function leftOut(name: string, why: string): string {
  return `The form field "${name}" was ignored: ${why}.`;
}

function positive(value: unknown): number {
  return Math.max(0, Math.floor(readNumber(value) ?? 0));
}
