import type { RequestError } from '../data/errors';
import { asRecord, ownProperty, readText } from '../data/fields';
import type { Http, Values } from '../runtime/call';
import { dataOf, textAt } from './reply';
import { reworded } from './request';
import { restrictionIn } from './restricted';

/** A form submission (specification, section 7, form); further fields tell where on the site the form is. */
export interface Submission<Form = string> extends Values {
  readonly key: string;
  readonly formId: string;
  /** JSON of the values, keyed by field id. */
  readonly form: Form;
  readonly collectionId?: string;
  readonly objectName?: string;
  readonly isOverlayForm?: boolean;
  readonly submitButtonText?: string;
  readonly captchaKey?: string;
}

/** The two calls of a form, with error messages about forms. */
export const formCalls = (request: Http) => ({
  /** A key is valid for one submission. */
  getFormSubmissionKey: async () => ({
    key: await reworded(request('POST', 'form/FormSubmissionKey', { read: textAt('key') }), () => KEY_FAILED),
  }),
  /** Rejects with a RequestError whose body may hold `errors`: messages keyed by field id. */
  saveFormSubmission: (submission: Submission) =>
    reworded(
      request('POST', 'form/SaveFormSubmission', { json: submission, read: acceptance }),
      submissionFailed,
    ),
});

/** A reply without errors means that the submission was accepted, whatever else it says. */
function acceptance(reply: unknown): unknown {
  return fieldErrors(reply).length > 0 || ownProperty(dataOf(reply), 'error') ? undefined : (reply ?? {});
}

/** Messages of the error catalogue (specification, section 8, form). */
const KEY_FAILED = 'Could not get a form submission key, please try again later.';
export const UNKNOWN = 'Unknown error, please try again later.';
const NOT_PROCESSED = 'Error processing form submission. Please reload and try again.';
const FIELDS_REFUSED = 'Your form has encountered a problem. Please scroll down to review.';
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
};

type Refusal = Pick<RequestError, 'status' | 'body'>;

/** Why a submission failed: decided by the status first, then by the server's message. */
export function submissionFailed({ status, body }: Refusal): string {
  const fixed = BY_STATUS[status];
  if (fixed) return fixed;
  if (fieldErrors(body).length) return FIELDS_REFUSED;
  const isOk = status >= 200 && status < 300;
  return restrictionIn(body) ?? readText(isOk ? NOT_PROCESSED : UNKNOWN)(ownProperty(dataOf(body), 'error'));
}

/** The messages by field id in `submissionFailed`; none if the status alone decides. */
export function refusedFields({ status, body }: Refusal): readonly RefusedField[] {
  return BY_STATUS[status] ? [] : fieldErrors(body);
}

/** The server's message about a field. */
type RefusedField = readonly [id: string, text: string];

/** The server's messages by field id; those in an array, and a single one, belong to no field. */
function fieldErrors(body: unknown): readonly RefusedField[] {
  const errors = ownProperty(dataOf(body), 'errors') || {};
  const entries = typeof errors === 'string' ? [['', errors] as const] : Object.entries(errors);
  return entries.map(([id, error]) => [id, textsIn(error) || UNKNOWN]);
}

/** A string, an array of them, or an object with a message. */
function textsIn(error: unknown): string {
  if (Array.isArray(error)) return error.map(textsIn).filter(Boolean).join(' ');
  return readText(undefined)(error) ?? readText('')(ownProperty(asRecord(error), 'message'));
}
