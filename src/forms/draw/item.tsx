import type { ReactNode } from 'react';
import type { Country } from '../countries';
import type { FormField } from '../field';
import type { Texts } from '../texts';

/** What every drawn field gets. */
export interface FieldProps {
  readonly field: FormField;
  readonly texts: Texts;
  /** Those that a phone can be from; empty where no phone asks or their list did not come. */
  readonly countries: readonly Country[];
}

/** The id of a field's control, or of its first one. */
export function controlId({ id }: FormField): string {
  return `${id}-field`;
}

/** The id of a field's description; none where it has none. */
export function descriptionId({ id, description }: FormField): string | undefined {
  return description ? `${id}-description` : undefined;
}

/** A field of one control, with its label. */
export function Item({ field, children }: { readonly field: FormField; readonly children: ReactNode }) {
  return (
    <div id={field.id} className={classesOf(field, 'field')}>
      <label className="title" htmlFor={controlId(field)}>
        <Title field={field} />
      </label>
      <Description field={field} />
      {children}
    </div>
  );
}

interface GroupProps {
  readonly field: FormField;
  /** `field` where there is one thing to choose, `fields` where there are subfields. */
  readonly kind: 'field' | 'fields';
  /** Read out for a group whose controls can't say themselves that they are required. */
  readonly requiredWord?: string;
  readonly children: ReactNode;
}

/** A field of several controls, with its legend. */
export function Group({ field, kind, requiredWord, children }: GroupProps) {
  return (
    <fieldset id={field.id} className={classesOf(field, kind)} aria-describedby={descriptionId(field)}>
      <legend className="title">
        <Title field={field} />
        {field.required && requiredWord && <span className="mortar-spoken"> {requiredWord}</span>}
      </legend>
      <Description field={field} />
      {children}
    </fieldset>
  );
}

function classesOf({ type, required }: FormField, kind: string): string {
  return `form-item ${kind} ${type}${required ? ' required' : ''}`;
}

function Title({ field }: { readonly field: FormField }) {
  return (
    <>
      {field.title}
      {field.required && (
        <span className="required" aria-hidden>
          *
        </span>
      )}
    </>
  );
}

function Description({ field }: { readonly field: FormField }) {
  return (
    field.description && (
      <div className="description" id={descriptionId(field)}>
        {field.description}
      </div>
    )
  );
}
