import { asRecord } from '../../data/fields';

/** Required fields of every event (specification, section 3, analytics event fields). */
export const REQUIRED_FIELDS = {
  actor: isName,
  action: isName,
  event_owner_team: isName,
  event_source: isName,
  object_type: isName,
};

/** These may be missing or null. */
const OPTIONAL_FIELDS = {
  object: isOptionalText,
  indirect_object: isOptionalText,
  product_area: isOptionalText,
  product_page: isOptionalText,
  product_section: isOptionalText,
  user_member_account_id: isOptionalText,
  session_id: isOptionalText,
  locale: isOptionalText,
  website_id: isOptionalText,
};

const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...REQUIRED_FIELDS,
  ...OPTIONAL_FIELDS,
};

type RequiredFields = { readonly [Name in keyof typeof REQUIRED_FIELDS]: string };
type OptionalFields = { readonly [Name in keyof typeof OPTIONAL_FIELDS]?: string | null };
export type AnalyticsEvent = RequiredFields & OptionalFields;

/**
 * The fields with a valid value; others are left out, each with a warning (specification, section 5). A field that is
 * `undefined` counts as missing.
 */
export function validateCommonFields(fields: unknown): Partial<AnalyticsEvent> {
  return Object.fromEntries(
    Object.entries(asRecord(fields)).filter(
      ([name, value]) => value !== undefined && isDeclared(name, value),
    ),
  );
}

function isDeclared(name: string, value: unknown): boolean {
  const isValid = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  const expected = isValid
    ? `must be a ${name in OPTIONAL_FIELDS ? 'string or null' : 'non-empty string'}`
    : 'is not a common field';
  if (isValid?.(value)) return true;
  console.warn(`The analytics event omits ${name}: it ${expected}.`);
  return false;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isOptionalText(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
