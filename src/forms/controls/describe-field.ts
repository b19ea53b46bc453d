import { memberOf } from '../../dom/member';
import { type FieldType, type FormField, isFieldType, plainField } from '../fields/field';
import { isGroup } from '../fields/subfields';
import { type Control, visibleText } from './control';
import { maxLengthOf } from './max-length';
import { statementOf } from './read-subfields';

/** Field types recognised by their control alone. */
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

/** A field as described by its markup. */
export function describeField(element: HTMLElement, controls: readonly Control[], id: string): FormField {
  const type = typeOf(element, controls);
  return plainField(type, {
    id,
    title: titleOf(element, controls, type),
    required: memberOf(element, 'matches')('.form-item.required') || controls.some(isRequired),
    options: type === 'likert' ? [...new Set(controls.map(statementOf))] : [],
    showCountryCode: type === 'phone' && controls.slice(0, -3).some(isRequired),
    maxLength: type === 'textarea' ? Math.max(0, ...controls.map(maxLengthOf)) : 0,
  });
}

/** By its class; but pages also use `hidden` to hide an item, and a group with one control is not a group. */
function typeOf(element: HTMLElement, controls: readonly Control[]): FieldType {
  const byControl = TYPE_BY_INPUT[controls[0]?.type ?? ''] ?? 'text';
  const raw =
    memberOf(element, 'matches')('.form-item') && [...memberOf(element, 'classList')].find(isFieldType);
  if (!raw || raw === 'hidden' || raw === 'section') return byControl;
  return isGroup(raw) && controls.length < 2 ? byControl : raw;
}

function titleOf(element: HTMLElement, controls: readonly Control[], type: FieldType): string {
  const heading = visibleText(headingOf(element, controls, type));
  if (heading || !isGroup(type)) return heading || nameOf(controls[0]);
  const names = controls.map((control) => visibleText(control.labels?.[0]) || nameOf(control));
  return names.filter(isWord).join(', ');
}

/** Captions of phones and dates are formats, such as "(###)" and "MM". */
function isWord(caption: string): boolean {
  return /[\p{Ll}\p{Lo}]/u.test(caption);
}

function nameOf(control: Control | undefined): string {
  return control?.getAttribute('aria-label') || control?.getAttribute('placeholder') || control?.name || '';
}

/** The item's heading; without one, the legend around several controls, or a control's label. */
function headingOf(element: HTMLElement, [control, ...others]: readonly Control[], type: FieldType) {
  const title =
    memberOf(element, 'matches')('.form-item') && memberOf(element, 'querySelector')('.title, legend');
  const isOfInput = isGroup(type) && title && title.closest('.form-item, .field') !== element;
  if (title && !isOfInput) return title;
  return others.length
    ? memberOf(element, 'closest')('fieldset')?.querySelector('legend')
    : control?.labels?.[0];
}

function isRequired(control: Control): boolean {
  return control.required || control.getAttribute('aria-required') === 'true';
}
