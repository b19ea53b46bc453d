import { fieldsOf, list } from '../data/fields';
import type { FieldType } from './field';
import { isGroup, PARTS, type Parts } from './field-parts';

/** What was entered, from what was sent: a server checks a submission by it as the page did. */
export function partsFrom(type: FieldType, value: unknown): Parts {
  const texts = list(asText)(value);
  if (isGroup(type)) return Object.fromEntries(PARTS[type].map((name, index) => [name, texts[index] ?? '']));
  if (type === 'checkbox') return { value: texts };
  if (type !== 'likert') return { value: asText(value) ?? '' };
  const answers = Object.entries(fieldsOf(value)).map(([statement, answer]) => [statement, String(answer)]);
  return Object.fromEntries(answers);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
