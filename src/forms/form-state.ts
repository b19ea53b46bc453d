import type { FieldOnPage } from './read-fields';

/** What is wrong with a field of the form. */
export interface FieldError {
  readonly field: FieldOnPage;
  readonly text: string;
}

/** What is wrong with one field; without `field` where the form has none of that id. */
export interface FailedField {
  readonly field: FieldOnPage | undefined;
  readonly text: string;
}

/** Why a form was not sent. */
export interface FormFailure {
  readonly text: string;
  readonly problems: readonly FailedField[];
}

/** What a visitor sees of a form beside its fields. */
export interface FormState {
  /** While it is sent, and until its success is shown. */
  readonly isSubmitting: boolean;
  /** Whether thanks stand in its place. */
  readonly isSent: boolean;
  readonly failure: FormFailure | undefined;
  /** Tells the failures of several attempts apart. */
  readonly attempt: number;
  /** Those that are not mended yet. */
  readonly errors: readonly FieldError[];
  /** How often a captcha was answered in vain: an answer is good for one submission. */
  readonly captchaFailures: number;
  /** How often what was typed is of no interest any more. */
  readonly discardedDrafts: number;
}

export const IDLE: FormState = {
  isSubmitting: false,
  isSent: false,
  failure: undefined,
  attempt: 0,
  errors: [],
  captchaFailures: 0,
  discardedDrafts: 0,
};
