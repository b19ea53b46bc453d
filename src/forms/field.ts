import { asRecord, flag, list, number, ownProperty, record, text } from '../data/fields';

/** The kinds of fields (specification, section 3, form field types). */
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

/** A field of a form, as its author has set it up. What its type has no use for is empty. */
export interface FormField {
  /** Names the value that is sent; a section may have none. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** What can be chosen; the statements of a likert. */
  readonly options: readonly string[];
  /** Characters that a textarea takes; 0 for any number. */
  readonly maxLength: number;
  /** Of a phone. */
  readonly showCountryCode: boolean;
  readonly currencySymbol: string;
  /** The parameter of the page's address that a hidden field takes its value from. */
  readonly key: string;
  /** What a hidden field holds otherwise. */
  readonly value: string;
  /** Of a section: a line below its words. */
  readonly underline: boolean;
}

export function isFieldType(word: unknown): word is FieldType {
  return FIELD_TYPES.some((type) => type === word);
}

const common = record({
  id: text(''),
  title: text(''),
  description: text(''),
  placeholder: text(''),
  required: flag,
  options: (data) => [...new Set(list(text(undefined))(data))],
  maxLength: positive,
  showCountryCode: flag,
  currencySymbol: text('$'),
  key: text(''),
  value: text(''),
  underline: flag,
});

/** A field of that type with everything else empty. */
export function plainField(type: FieldType, input: Partial<FormField> = {}): FormField {
  return { ...common({}), type, ...input };
}

/**
 * The `formFields` of a page. Rows that are no fields are left out, each with one warning: those of an unknown type,
 * without an id, or with one that is taken.
 */
export function decodeFields(data: unknown): readonly FormField[] {
  const taken = new Set<string>();
  return list(readField)(data).filter(({ id, type }) => {
    if (!id) return type === 'section' || leaveOut(type, 'it has no id');
    if (taken.has(id)) return leaveOut(id, 'another field has its id');
    taken.add(id);
    return true;
  });
}

function readField(data: unknown): FormField | undefined {
  const fields = asRecord(data);
  const type = ownProperty(fields, 'type');
  const read = common(fields);
  if (isFieldType(type)) return { ...read, type };
  leaveOut(read.id || read.title, `there is no type ${JSON.stringify(type)}`);
  return undefined;
}

const leftOut = new Set<string>();

function leaveOut(name: string, why: string): false {
  const warning = `The form field "${name}" is left out: ${why}.`;
  if (!leftOut.has(warning)) console.warn(warning);
  leftOut.add(warning);
  return false;
}

function positive(value: unknown): number {
  return Math.max(0, Math.floor(number(value) ?? 0));
}
