import type { ComponentType } from 'react';
import { flag, ownProperty } from '../../data/fields';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import type { FieldType, FormField } from '../field';
import { GroupField } from './group-field';
import { controlId, type FieldProps, Group } from './item';
import { LikertField } from './likert';
import { LineField, SelectField, TextareaField } from './single';

const DRAWN_AS: Readonly<Record<FieldType, ComponentType<FieldProps>>> = {
  name: GroupField,
  phone: GroupField,
  address: GroupField,
  date: GroupField,
  time: GroupField,
  likert: LikertField,
  checkbox: ChoicesField,
  radio: ChoicesField,
  select: SelectField,
  hidden: HiddenField,
  section: Section,
  text: LineField,
  textarea: TextareaField,
  email: LineField,
  number: LineField,
  website: LineField,
  currency: LineField,
  password: LineField,
  twitter: LineField,
};

interface FormFieldsProps extends Omit<FieldProps, 'field'> {
  readonly runtime: Runtime;
  readonly fields: readonly FormField[];
}

/** All fields of a form, rendered once: their values belong to the page, and typing never rerenders. */
export function FormFields({ runtime, fields, texts, countries }: FormFieldsProps) {
  return (
    <div className="field-list clear mortar-fields">
      {fields.map((field, index) => {
        const Field = DRAWN_AS[field.type];
        const drawn = hasLimits(runtime) ? field : { ...field, maxLength: 0 };
        return <Field key={field.id || index} field={drawn} texts={texts} countries={countries} />;
      })}
    </div>
  );
}

/** Site setting that enables limits in `formFields` (specification, section 3, form field types). */
function hasLimits({ site }: Runtime): boolean {
  return flag(ownProperty(siteDetails(site).featureFlags, 'formTextareaMaxLength'));
}

function HiddenField({ field }: FieldProps) {
  return (
    <input
      type="hidden"
      className="form-item field hidden"
      id={field.id}
      name={field.key}
      defaultValue={field.value}
    />
  );
}

function Section({ field }: FieldProps) {
  return (
    <div id={field.id || undefined} className={`form-item section${field.underline ? ' underline' : ''}`}>
      <div className="title">{field.title}</div>
      {field.description && <div className="description">{field.description}</div>}
    </div>
  );
}

/** Radio buttons or checkboxes. */
function ChoicesField({ field, texts }: FieldProps) {
  return (
    <Group field={field} kind="field" requiredLabel={texts('(required)')}>
      {field.options.map((option, index) => (
        <div key={option} className="option">
          <label>
            <input
              type={field.type}
              id={index === 0 ? controlId(field) : undefined}
              name={controlId(field)}
              value={option}
            />
            <span>{option}</span>
          </label>
        </div>
      ))}
    </Group>
  );
}
