import { type AnalyticsEvent, createAnalyticsEvent, UnexpectedValueError } from '../../../src/library';

type FieldName = keyof AnalyticsEvent;

/** The catalogue: the meaning of each field, and an example. */
export const REQUIRED: readonly (readonly [name: FieldName, meaning: string, example: string])[] = [
  ['actor', 'Who did it', 'user'],
  ['action', 'What was done', 'click'],
  ['event_owner_team', 'Whose event it is', 'shop'],
  ['event_source', 'Where it was noticed', 'web'],
  ['object_type', 'What kind of thing it was done to', 'button'],
];

export const OPTIONAL: readonly (readonly [name: FieldName, meaning: string])[] = [
  ['object', 'The thing itself'],
  ['indirect_object', 'What it was done with'],
  ['product_area', 'Area of the product'],
  ['product_page', 'Page of the product'],
  ['product_section', 'Section of the page'],
  ['user_member_account_id', 'Account'],
  ['session_id', 'Session'],
  ['locale', 'Language'],
  ['website_id', 'Website'],
];

/** A valid event and the fields it does without, or why there is none. */
export type Outcome =
  | { readonly event: AnalyticsEvent; readonly leftOut: readonly string[] }
  | { readonly problem: string; readonly missing: readonly string[] };

/** `input` are the form's fields, `further` an object as JSON text. */
export function checkEvent(input: Readonly<Record<string, string>>, further: string): Outcome {
  try {
    const filled = Object.entries(input).filter(([, value]) => value.trim() !== '');
    const fields = { ...Object.fromEntries(filled), ...JSON.parse(further.trim() || '{}') };
    const event = createAnalyticsEvent(fields);
    return { event, leftOut: Object.keys(fields).filter((name) => !(name in event)) };
  } catch (error) {
    const { message } = error as Error;
    const isLacking = error instanceof UnexpectedValueError;
    const missing = REQUIRED.map(([name]) => name).filter((name) => isLacking && message.includes(name));
    return { problem: message, missing };
  }
}
