import { asRecord, type Fields, list, ownProperty } from '../../data/fields';
import { decodeFields, type FormField, plainField } from '../../forms/fields/field';
import { formSettings } from '../../forms/settings';
import { dataIn } from '../../runtime/block/settings';
import { onlyMeaning } from '../nearest';
import type { Finding } from './fault';
import { givenIn } from './settings';

const NAMES = Object.keys(plainField('text'));
const UNTITLED: readonly string[] = ['hidden', 'section'];
const WITH_OPTIONS: readonly string[] = ['select', 'radio', 'checkbox', 'likert'];

/** What keeps a drawn field from being understood or filled in. */
export function* lintFields(element: Element): Iterable<Finding> {
  const [, given] = givenIn(element, 'formFields', formSettings)[0] ?? [];
  for (const row of list(asRecord)(dataIn(given))) {
    const [field] = decodeFields([row]);
    if (field) yield* lintField(element, row, field);
  }
}

function* lintField(
  element: Element,
  row: Fields,
  { id, type, title, options }: FormField,
): Iterable<Finding> {
  const subject = `The form field "${id}"`;
  for (const name of Object.keys(row)) {
    const meant = NAMES.includes(name) ? undefined : onlyMeaning(name, NAMES);
    if (!meant || ownProperty(row, meant) !== undefined) continue;
    const message = `${subject} has no setting "${name}".`;
    yield { code: 'unknown-setting', element, message, suggestion: `Did you mean ${meant}?` };
    return; // what it names would be missing too
  }
  const missing = (name: string, suggestion: string): Finding => {
    const message = `${subject} has no ${name}.`;
    return { code: 'missing-setting', element, message, suggestion };
  };
  if (!title && !UNTITLED.includes(type))
    yield missing('title', 'Add "title": "…"; it is the field’s label.');
  if (!options.length && WITH_OPTIONS.includes(type)) yield missing('options', 'Add "options": ["…", "…"].');
}
