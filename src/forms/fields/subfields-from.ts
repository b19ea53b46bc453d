import { asRecord, list } from '../../data/fields';
import type { FieldType } from './field';
import { isGroup, SUBFIELDS, type Subfields } from './subfields';

/** Converts a submitted value back to input, so that a server can apply the page's validation. */
export function subfieldsFrom(type: FieldType, value: unknown): Subfields {
  const texts = list(asText)(value);
  if (isGroup(type))
    return Object.fromEntries(SUBFIELDS[type].map((name, index) => [name, texts[index] ?? '']));
  if (type === 'checkbox') return { value: texts };
  if (type !== 'likert') return { value: asText(value) ?? '' };
  const answers = Object.entries(asRecord(value)).map(([statement, answer]) => [statement, String(answer)]);
  return Object.fromEntries(answers);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
