import type { FieldType } from '../fields/field';
import { isGroup, SUBFIELDS, type Subfields } from '../fields/subfields';
import { type Control, choiceLabel, isChoice, visibleText } from './control';

/** The values of a field's controls. */
export function readSubfields(type: FieldType, controls: readonly Control[]): Subfields {
  if (isGroup(type)) return readGroup(subfieldNames(type, controls), controls);
  if (type === 'likert') return readScale(controls);
  if (type === 'checkbox') return { value: chosenLabels(controls) };
  if (type === 'radio') return { value: chosenLabels(controls)[0] ?? '' };
  if (type === 'hidden') return { value: controls.map(hiddenValue).join(', ') };
  const text = typedIn(controls).join(', ');
  return { value: type === 'email' ? text.trim() : text }; // as browsers do for an input of type email
}

/** A newsletter checkbox next to the input isn't part of the value. */
function typedIn(controls: readonly Control[]): string[] {
  const typed = controls.filter((control) => !isChoice(control));
  return typed.flatMap(valuesOf).filter(Boolean);
}

/** A select may allow several choices. */
function valuesOf(control: Control): string[] {
  if (!(control instanceof HTMLSelectElement)) return [control.value];
  return [...control.selectedOptions].map(({ value }) => value);
}

function readGroup(names: readonly string[], controls: readonly Control[]): Subfields {
  return Object.fromEntries(names.map((name, index) => [name, controls[index]?.value ?? '']));
}

/**
 * The subfield of each control. In a group by `data-title`, as on published pages, else by order; a phone with three
 * inputs has no country.
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

/** The statements of a likert field with their answers; empty if not answered. */
function readScale(controls: readonly Control[]): Subfields {
  const subfields = new Map<string, string>();
  for (const control of controls) {
    const statement = statementOf(control);
    if (!subfields.has(statement)) subfields.set(statement, '');
    if (isChoice(control) && control.checked) subfields.set(statement, control.value);
  }
  return Object.fromEntries(subfields);
}

/** The statement that an answer belongs to. */
export function statementOf(control: Control): string {
  const question = control.closest<HTMLElement>('[data-question]')?.dataset.question;
  return question ?? visibleText(control.closest('fieldset')?.querySelector('legend'));
}

function chosenLabels(controls: readonly Control[]): string[] {
  return controls.filter((control) => isChoice(control) && control.checked).map(choiceLabel);
}

function hiddenValue({ name, value }: Control): string {
  return queryValue(name, value, location.search);
}

/** The first query parameter with a hidden field's key; the field's own value if there is none. */
export function queryValue(key: string, ownValue: string, search: string): string {
  const found = key ? new URLSearchParams(search).get(key) : null;
  return found ?? ownValue;
}
