import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldType } from '../fields/field';
import type { GroupType, SubfieldName } from '../fields/subfields';

/** Attributes of an input for browsers, keyboards and password managers. */
export interface InputKind {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly name?: string;
}

/** Numbers use text inputs: an input of type number loses invalid input. */
export const INPUTS = {
  text: {},
  email: { type: 'email', autoComplete: 'email', name: 'email' },
  number: { inputMode: 'numeric' },
  website: { type: 'url', autoComplete: 'url' },
  currency: { inputMode: 'decimal' },
  password: { type: 'password', autoComplete: 'new-password' },
  twitter: {},
} as const satisfies Partial<Record<FieldType, InputKind>>;

/** One subfield of a group, with its class in published style sheets. */
export interface SubfieldInput extends InputKind {
  readonly subfield: SubfieldName;
  readonly className: string;
  readonly label: string;
}

/** Labels are English texts, to be translated. */
export const SUBFIELD_INPUTS: Readonly<Record<GroupType, readonly SubfieldInput[]>> = {
  name: [
    {
      subfield: 'First',
      className: 'first-name',
      label: 'First Name',
      autoComplete: 'given-name',
      name: 'fname',
    },
    {
      subfield: 'Last',
      className: 'last-name',
      label: 'Last Name',
      autoComplete: 'family-name',
      name: 'lname',
    },
  ],
  phone: [
    { subfield: 'Country', className: 'country', label: 'Country', autoComplete: 'tel-country-code' },
    digits('Areacode', 'text three-digits', 'Area Code', 'tel-area-code'),
    digits('Prefix', 'text three-digits', 'Prefix', 'tel-local-prefix'),
    digits('Line', 'text four-digits', 'Line', 'tel-local-suffix'),
  ],
  address: [
    { subfield: 'Line1', className: 'address1', label: 'Address 1', autoComplete: 'address-line1' },
    { subfield: 'Line2', className: 'address2', label: 'Address 2', autoComplete: 'address-line2' },
    { subfield: 'City', className: 'city', label: 'City', autoComplete: 'address-level2' },
    {
      subfield: 'State',
      className: 'state-province',
      label: 'State/Province',
      autoComplete: 'address-level1',
    },
    { subfield: 'Zip', className: 'zip', label: 'Zip/Postal Code', autoComplete: 'postal-code' },
    { subfield: 'Country', className: 'country', label: 'Country', autoComplete: 'country-name' },
  ],
  date: [
    digits('Month', 'month two-digits', 'Month'),
    digits('Day', 'day two-digits', 'Day'),
    digits('Year', 'year four-digits', 'Year'),
  ],
  time: [
    digits('Hour', 'hour two-digits', 'Hour'),
    digits('Minute', 'minute two-digits', 'Minute'),
    digits('Second', 'second two-digits', 'Second'),
    { subfield: 'Ampm', className: 'ampm', label: 'AM/PM' },
  ],
};

function digits(
  subfield: SubfieldName,
  className: string,
  label: string,
  autoComplete = 'off',
): SubfieldInput {
  return { subfield, className, label, autoComplete, inputMode: 'numeric' };
}
