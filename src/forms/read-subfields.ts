import { type Control, choiceLabel, isChoice, wordsIn } from './control';
import type { FieldType } from './field';
import { isGroup, SUBFIELDS, type Subfields } from './subfields';

/** What is entered in the controls of a field. */
export function readSubfields(type: FieldType, controls: readonly Control[]): Subfields {
  if (isGroup(type)) return readGroup(subfieldNames(type, controls), controls);
  if (type === 'likert') return readScale(controls);
  if (type === 'checkbox') return { value: chosenLabels(controls) };
  if (type === 'radio') return { value: chosenLabels(controls)[0] ?? '' };
  if (type === 'hidden') return { value: controls.map(hiddenValue).join(', ') };
  const text = typedIn(controls).join(', ');
  return { value: type === 'email' ? text.trim() : text }; // as the browser does with an input of that type
}

/** A box beside what is typed, by which a visitor signs up for letters, is no part of it. */
function typedIn(controls: readonly Control[]): string[] {
  const typed = controls.filter((control) => !isChoice(control));
  return typed.flatMap(valuesOf).filter(Boolean);
}

/** A list may be one to choose several from. */
function valuesOf(control: Control): string[] {
  if (!(control instanceof HTMLSelectElement)) return [control.value];
  return [...control.selectedOptions].map(({ value }) => value);
}

function readGroup(names: readonly string[], controls: readonly Control[]): Subfields {
  return Object.fromEntries(names.map((name, index) => [name, controls[index]?.value ?? '']));
}

/**
 * Which part each control is for. In a group by `data-title`, as published pages name parts, else by order; a phone
 * of three parts has no country.
 */
export function subfieldNames(type: FieldType, controls: readonly Control[]): readonly string[] {
  if (type === 'likert') return controls.map(statementOf);
  if (!isGroup(type)) return controls.map(() => 'value');
  const names: readonly string[] = SUBFIELDS[type];
  const inOrder = type === 'phone' && controls.length === 3 ? names.slice(1) : names;
  return controls.map(
    ({ dataset }, index) => names.find((name) => name === dataset.title) ?? inOrder[index] ?? '',
  );
}

/** Every statement of a likert with its answer; empty where it has none yet. */
function readScale(controls: readonly Control[]): Subfields {
  const subfields = new Map<string, string>();
  for (const control of controls) {
    const statement = statementOf(control);
    if (!subfields.has(statement)) subfields.set(statement, '');
    if (isChoice(control) && control.checked) subfields.set(statement, control.value);
  }
  return Object.fromEntries(subfields);
}

/** The statement that an answer of a likert belongs to. */
export function statementOf(control: Control): string {
  const question = control.closest<HTMLElement>('[data-question]')?.dataset.question;
  return question ?? wordsIn(control.closest('fieldset')?.querySelector('legend'));
}

function chosenLabels(controls: readonly Control[]): string[] {
  return controls.filter((control) => isChoice(control) && control.checked).map(choiceLabel);
}

function hiddenValue({ name, value }: Control): string {
  return queryValue(name, value, location.search);
}

/** What the page's address has for a hidden field's key, the first where it has several; else the field's own value. */
export function queryValue(key: string, ownValue: string, search: string): string {
  const found = key ? new URLSearchParams(search).get(key) : null;
  return found ?? ownValue;
}
