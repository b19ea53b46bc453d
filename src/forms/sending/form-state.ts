import type { LiveValue } from '../../data/live-value';
import type { FieldOnPage } from '../controls/read-fields';

/** A problem with a field on the page. */
export interface FieldError {
  readonly field: FieldOnPage;
  readonly text: string;
}

/** A problem with one field; `field` is missing if the form has none with that id. */
export interface FailedField {
  readonly field: FieldOnPage | undefined;
  readonly text: string;
}

/** Why a form was not sent. */
export interface FormFailure {
  readonly text: string;
  readonly problems: readonly FailedField[];
  /** Whether no reply came, as when the visitor leaves. */
  readonly isUnanswered: boolean;
}

/** A form's visible state, apart from its fields. */
export interface FormState {
  /** While sending, and until the success message is shown. */
  readonly isSubmitting: boolean;
  /** Whether the success message has replaced the form. */
  readonly isSent: boolean;
  readonly failure: FormFailure | undefined;
  /** Distinguishes the failures of several attempts. */
  readonly attempt: number;
  /** Problems not corrected yet. */
  readonly errors: readonly FieldError[];
  /** How many captcha answers were used up by failed submissions: each is valid only once. */
  readonly captchaFailures: number;
  /** How many drafts have been discarded. */
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

export function updateState(state: LiveValue<FormState>, change: Partial<FormState>): void {
  state.set({ ...state.get(), ...change });
}

export function clearProblems(state: LiveValue<FormState>): void {
  updateState(state, { failure: undefined, errors: [], attempt: state.get().attempt + 1 });
}

export function discardDraft(state: LiveValue<FormState>): void {
  updateState(state, { discardedDrafts: state.get().discardedDrafts + 1 });
}
