import { memberOf } from '../dom/member';
import { type Control, wordsIn } from './control';
import { type FieldType, type FormField, isFieldType, plainField } from './field';
import { maxLengthOf } from './max-length';
import { statementOf } from './read-subfields';
import { isGroup } from './subfields';

/** The type of a field that has but a control to tell it. */
const TYPE_BY_INPUT: Readonly<Record<string, FieldType>> = {
  checkbox: 'checkbox',
  email: 'email',
  hidden: 'hidden',
  number: 'number',
  password: 'password',
  radio: 'radio',
  'select-one': 'select',
  textarea: 'textarea',
  url: 'website',
};

/** What the markup says of a field. */
export function describeField(element: HTMLElement, controls: readonly Control[], id: string): FormField {
  const type = typeOf(element, controls);
  return plainField(type, {
    id,
    title: titleOf(element, controls),
    required: memberOf(element, 'matches')('.form-item.required') || controls.some(isRequired),
    options: type === 'likert' ? [...new Set(controls.map(statementOf))] : [],
    showCountryCode: type === 'phone' && controls.slice(0, -3).some(isRequired),
    maxLength: type === 'textarea' ? Math.max(0, ...controls.map(maxLengthOf)) : 0,
  });
}

/** By its class; but `hidden` is also how pages hide an item, and a group of one control is none. */
function typeOf(element: HTMLElement, controls: readonly Control[]): FieldType {
  const byControl = TYPE_BY_INPUT[controls[0]?.type ?? ''] ?? 'text';
  const raw =
    memberOf(element, 'matches')('.form-item') && [...memberOf(element, 'classList')].find(isFieldType);
  if (!raw || raw === 'hidden' || raw === 'section') return byControl;
  return isGroup(raw) && controls.length < 2 ? byControl : raw;
}

function titleOf(element: HTMLElement, controls: readonly Control[]): string {
  const [control] = controls;
  const label = control?.getAttribute('aria-label') || control?.getAttribute('placeholder') || control?.name;
  return wordsIn(headingOf(element, controls)) || label || '';
}

/** That of the item; without one a group has its legend, and a control its label. */
function headingOf(element: HTMLElement, [control, ...others]: readonly Control[]) {
  const title =
    memberOf(element, 'matches')('.form-item') && memberOf(element, 'querySelector')('.title, legend');
  return (
    title ||
    (others.length ? memberOf(element, 'closest')('fieldset')?.querySelector('legend') : control?.labels?.[0])
  );
}

function isRequired(control: Control): boolean {
  return control.required || control.getAttribute('aria-required') === 'true';
}
