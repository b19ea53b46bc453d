import { useId, useLayoutEffect } from 'react';
import { InsertedElement } from '../../components/inserted-element';
import { createDisposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { memberOf } from '../../dom/member';
import type { Control } from '../controls/control';
import type { FieldOnPage } from '../controls/read-fields';
import { findProblem } from '../fields/problem';
import type { FieldError } from '../sending/form-state';
import { describeBy, markInvalid } from './mark-control';

interface FieldErrorsProps {
  readonly errors: readonly FieldError[];
  /** The block's, because others change a control's description too. */
  readonly attributes: ServerAttributes;
}

/** Shows the problems next to their fields. */
export function FieldErrors({ errors, attributes }: FieldErrorsProps) {
  return errors.map((error, index) => (
    <ErrorAtField key={error.field.field.id || index} error={error} attributes={attributes} />
  ));
}

interface ErrorAtFieldProps {
  readonly error: FieldError;
  readonly attributes: ServerAttributes;
}

/** The message at the field; the invalid controls reference it. */
function ErrorAtField({ error, attributes }: ErrorAtFieldProps) {
  const id = useId();
  useLayoutEffect(() => {
    const { field } = error;
    const { add, dispose } = createDisposables();
    attributes.toggleClass(field.element, 'error', true);
    add(() => attributes.toggleClass(field.element, 'error', false));
    for (const control of controlsAtFault(field)) {
      add(markInvalid(control, attributes));
      add(describeBy(id, 'first', control, attributes));
    }
    return dispose;
  }, [error, attributes, id]);
  return (
    <InsertedElement {...positionAt(error.field)} attributes={{ class: 'field-error', id }}>
      {error.text}
    </InsertedElement>
  );
}

/** All controls, if only the server found a problem. */
function controlsAtFault({ field, subfields, controls, controlsOf }: FieldOnPage): readonly Control[] {
  const atFault = controlsOf(findProblem(field, subfields())?.subfields ?? []);
  return atFault.length ? atFault : controls;
}

/** Before the first control and its prefix, after a group's legend: published style sheets expect it there. */
function positionAt({ element, controls: [control] }: FieldOnPage) {
  const legend = memberOf(element, 'querySelector')(':scope > legend');
  const target = control?.closest('label, .with-prefix') ?? control ?? element;
  return legend
    ? ({ target: legend, position: 'afterend' } as const)
    : ({ target, position: 'beforebegin' } as const);
}
