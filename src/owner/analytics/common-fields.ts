import * as z from 'zod/mini';
import { asRecord } from '../../data/fields';

const word = z.string().check(z.minLength(1));
const optional = z.optional(z.nullable(z.string()));

/** Every event has these (specification, section 3, analytics event fields). */
export const REQUIRED_FIELDS = {
  actor: word,
  action: word,
  event_owner_team: word,
  event_source: word,
  object_type: word,
};

/** These may be missing, and null. */
const OPTIONAL_FIELDS = {
  object: optional,
  indirect_object: optional,
  product_area: optional,
  product_page: optional,
  product_section: optional,
  user_member_account_id: optional,
  session_id: optional,
  locale: optional,
  website_id: optional,
};

const FIELDS: Readonly<Record<string, z.ZodMiniType>> = { ...REQUIRED_FIELDS, ...OPTIONAL_FIELDS };

type RequiredFields = { readonly [Name in keyof typeof REQUIRED_FIELDS]: string };
type OptionalFields = { readonly [Name in keyof typeof OPTIONAL_FIELDS]?: string | null };
export type AnalyticsEvent = RequiredFields & OptionalFields;

/** The fields that are of their declared type; the others are left out, each with a warning (specification, section 5). */
export function validateCommonFields(fields: unknown): Partial<AnalyticsEvent> {
  return Object.fromEntries(
    Object.entries(asRecord(fields)).filter(([name, value]) => isDeclared(name, value)),
  );
}

function isDeclared(name: string, value: unknown): boolean {
  const schema = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  const expected = schema
    ? `must be a text${name in OPTIONAL_FIELDS ? ' or null' : ''}`
    : 'is no common field';
  if (schema?.safeParse(value).success) return true;
  console.warn(`The analytics event leaves out ${name}: it ${expected}.`);
  return false;
}
