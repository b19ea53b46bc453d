import { type ComponentType, useId, useState } from 'react';
import { ownProperty, readFlag } from '../../data/fields';
import * as page from '../../dom/page';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import type { FieldType, FormField } from '../fields/field';
import { GroupField } from './group-field';
import { controlId, type DrawnField, type FieldProps, Group } from './item';
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
export function FormFields({ runtime, fields, ...props }: FormFieldsProps) {
  const drawnFields = useDrawnFields(runtime, fields);
  return (
    <div className="field-list clear mortar-fields mortar-fills">
      {drawnFields.map((field, index) => {
        const Field = DRAWN_AS[field.type];
        return <Field key={field.id || index} field={field} {...props} />;
      })}
    </div>
  );
}

/** Where a form stands on the page twice, the second has ids of its own: its labels would name the first one's controls. */
function useDrawnFields(runtime: Runtime, fields: readonly FormField[]): readonly DrawnField[] {
  const own = useId();
  const [drawn] = useState(() =>
    fields.map((field) => {
      const idPrefix = page.byId(controlId({ idPrefix: field.id })) ? field.id + own : field.id;
      return { ...field, idPrefix, maxLength: hasLimits(runtime) ? field.maxLength : 0 };
    }),
  );
  return drawn;
}

/** Site setting that enables limits in `formFields` (specification, section 3, form field types). */
function hasLimits({ site }: Runtime): boolean {
  return readFlag(ownProperty(siteDetails(site).featureFlags, 'formTextareaMaxLength'));
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
