import { toJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import { pageFields } from '../../visitor/tracking/census';
import { problemOnPage } from '../controls/problem-on-page';
import type { FieldOnPage } from '../controls/read-fields';
import { buttonLabel } from '../controls/submit-button';
import { fieldValue } from '../fields/value';
import type { FormBlock } from '../form-block';
import type { Texts } from '../texts';
import { UnsentError } from './failure';

/** A submission without its key, which is requested when sending. */
export interface Entry {
  readonly formId: string;
  /** JSON of the values by field id. */
  readonly form: string;
  readonly [field: string]: unknown;
}

/** Texts of the error catalogue (specification, section 8, form). */
const INVALID = 'One or more fields is invalid, please check your entries.';
const UNREADABLE = 'Could not parse the form fields, please check your entries.';

/** @throws UnsentError with the problem of each field, if any field is invalid. */
export function checkFields(fields: readonly FieldOnPage[], texts: Texts): void {
  const problems = fields.flatMap((field) => {
    const text = problemOnPage(field, texts);
    return text === undefined ? [] : [{ field, text }];
  });
  if (problems.length) throw new UnsentError(INVALID, problems);
}

/** What is submitted, apart from the form's ids. @throws UnsentError if the fields can't be read. */
export function readEntry(
  { element, runtime, settings }: FormBlock,
  form: HTMLFormElement,
  fields: readonly FieldOnPage[],
) {
  return {
    isOverlayForm: settings.isOverlayForm || memberOf(element, 'closest')('.sqs-popup-overlay') !== null,
    submitButtonText: settings.formSubmitButtonText || buttonLabel(form),
    form: encodeFields(fields),
    ...pageFields(runtime),
  };
}

/** The values of all fields by id, as JSON. @throws UnsentError if they can't be read. */
function encodeFields(fields: readonly FieldOnPage[]): string {
  try {
    const values = fields.map(
      ({ field, subfields }) => [field.id, fieldValue(field.type, subfields())] as const,
    );
    return toJson(Object.fromEntries(values));
  } catch {
    throw new UnsentError(UNREADABLE);
  }
}
