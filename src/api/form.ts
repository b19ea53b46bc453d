import type { RequestError } from '../data/errors';
import { asRecord, ownProperty, text } from '../data/fields';
import type { Http, Values } from '../runtime/call';
import { dataOf, textAt } from './reply';
import { reworded } from './request';
import { restrictionIn } from './restricted';

/** What a form sends (specification, section 7, form); further fields say where on the site it stands. */
export interface Submission extends Values {
  readonly key: string;
  readonly formId: string;
  /** JSON text of the values by field id. */
  readonly form: string;
  readonly collectionId?: string;
  readonly objectName?: string;
  readonly isOverlayForm?: boolean;
  readonly submitButtonText?: string;
  readonly captchaKey?: string;
}

/** The two calls of a form, with their failures in the form's words. */
export const formCalls = (request: Http) => ({
  /** A key is good for one submission. */
  getFormSubmissionKey: async () => ({
    key: await reworded(request('POST', 'form/FormSubmissionKey', { read: textAt('key') }), () => KEY_FAILED),
  }),
  /** Rejects with a RequestError whose body holds `errors`, messages by field id, where the server gave some. */
  saveFormSubmission: (submission: Submission) =>
    reworded(
      request('POST', 'form/SaveFormSubmission', { json: submission, read: acceptance }),
      submissionFailed,
    ),
});

/** Whatever a reply says beside errors, the submission was taken. */
function acceptance(reply: unknown): unknown {
  return fieldErrors(reply).length > 0 ? undefined : (reply ?? {});
}

/** Texts of the error catalogue (specification, section 8, form). */
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

/** Why a submission failed: by status first, then in the server's own words. */
export function submissionFailed({ status, body }: Refusal): string {
  const fixed = BY_STATUS[status];
  if (fixed) return fixed;
  if (fieldErrors(body).length) return FIELDS_REFUSED;
  const isOk = status >= 200 && status < 300;
  return restrictionIn(body) ?? text(isOk ? NOT_PROCESSED : UNKNOWN)(ownProperty(dataOf(body), 'error'));
}

/** The messages by field id that `submissionFailed` speaks of; none where a status says everything. */
export function refusedFields({ status, body }: Refusal): readonly RefusedField[] {
  return BY_STATUS[status] ? [] : fieldErrors(body);
}

/** What the server says of a field. */
export type RefusedField = readonly [id: string, text: string];

/** The server's messages by field id; those of a list, or a lone one, belong to no field. */
function fieldErrors(body: unknown): readonly RefusedField[] {
  const errors = ownProperty(dataOf(body), 'errors') || {};
  const entries = typeof errors === 'string' ? [['', errors] as const] : Object.entries(errors);
  return entries.map(([id, error]) => [id, textsIn(error) || UNKNOWN]);
}

/** A text, several of them, or an object that has it as its message. */
function textsIn(error: unknown): string {
  if (Array.isArray(error)) return error.map(textsIn).filter(Boolean).join(' ');
  return text(undefined)(error) ?? text('')(ownProperty(asRecord(error), 'message'));
}
