import type { RequestError } from '../runtime/errors';
import { type Fields, fieldsOf, own, text } from '../runtime/fields';
import { dataOf } from './readers';

/** Texts of the error catalogue (specification, section 8, form). */
export const KEY_FAILED = 'Could not get a form submission key, please try again later.';
export const UNKNOWN = 'Unknown error, please try again later.';
const NOT_PROCESSED = 'Error processing form submission. Please reload and try again.';
const FIELDS_REFUSED = 'Your form has encountered a problem. Please scroll down to review.';
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
};

/** Why a submission failed: by status first, then by what a refusal of status 400 says. */
export function submissionFailed({ status, body }: Pick<RequestError, 'status' | 'body'>): string {
  if (status >= 200 && status < 300) return NOT_PROCESSED;
  return BY_STATUS[status] ?? (status === 400 ? refusal(body) : UNKNOWN);
}

/** The server's messages by field id; empty where it gave none. */
export function fieldErrors(body: unknown): Fields {
  return fieldsOf(own(dataOf(body), 'errors'));
}

function refusal(body: unknown): string {
  if (Object.keys(fieldErrors(body)).length > 0) return FIELDS_REFUSED;
  return text(UNKNOWN)(own(dataOf(body), 'error'));
}
