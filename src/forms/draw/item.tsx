import type { ReactNode } from 'react';
import type { Country } from '../fields/countries';
import type { FormField } from '../fields/field';
import type { Formats } from '../fields/formats';
import type { Texts } from '../texts';

export interface DrawnField extends FormField {
  /** How the ids of its controls and description begin. */
  readonly idPrefix: string;
}

export interface FieldProps {
  readonly field: DrawnField;
  readonly texts: Texts;
  /** Countries for phone fields; empty if no field needs them or the list didn't load. */
  readonly countries: readonly Country[];
  readonly formats: Formats | null;
}

/** The id of a field's first control. */
export function controlId({ idPrefix }: Pick<DrawnField, 'idPrefix'>): string {
  return `${idPrefix}-field`;
}

/** The id of a field's description, if it has one. */
export function descriptionId({ idPrefix, description }: DrawnField): string | undefined {
  return description ? `${idPrefix}-description` : undefined;
}

/** A field with one control and its label. */
export function Item({ field, children }: { readonly field: DrawnField; readonly children: ReactNode }) {
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
  readonly field: DrawnField;
  /** `field` for a single choice, `fields` for subfields; rows of choices have their own layout. */
  readonly kind: 'field' | 'fields' | 'rows';
  /** Announced for a group whose controls can't be marked as required. */
  readonly requiredLabel?: string;
  readonly children: ReactNode;
}

/** A field with several controls and its legend. */
export function Group({ field, kind, requiredLabel, children }: GroupProps) {
  return (
    <fieldset id={field.id} className={classesOf(field, kind)} aria-describedby={descriptionId(field)}>
      <legend className="title">
        <Title field={field} />
        {field.required && requiredLabel && <span className="mortar-visually-hidden"> {requiredLabel}</span>}
      </legend>
      <Description field={field} />
      {children}
    </fieldset>
  );
}

function classesOf({ type, required }: FormField, kind: string): string {
  return `form-item ${kind} ${type}${required ? ' required' : ''}`;
}

function Title({ field }: Pick<FieldProps, 'field'>) {
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

function Description({ field }: Pick<FieldProps, 'field'>) {
  return (
    field.description && (
      <div className="description" id={descriptionId(field)}>
        {field.description}
      </div>
    )
  );
}
