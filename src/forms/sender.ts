import { formCalls, type Submission } from '../api/form';
import { createLiveValue, type LiveValue } from '../data/live-value';
import { memberOf } from '../dom/member';
import type { Runtime } from '../runtime/types';
import { pageFields } from '../visitor/tracking/census';
import { firePixel } from '../visitor/tracking/facebook-pixel';
import { checkFields, encodeFields } from './entry';
import { problemsIn, textOf, UnsentError } from './failure';
import type { FormBlock, FormHandle } from './form-block';
import { type FormState, IDLE } from './form-state';
import { revalidate } from './inline-validation';
import { leaveFor } from './leave-for';
import { readIds } from './published';
import { type FieldOnPage, fieldsIn } from './read-fields';
import { hasSignedUp, trackSubscription } from './sign-up';
import { createSubmission } from './submission';
import { buttonLabel } from './submit-button';
import type { Texts } from './texts';

/** A submission without its key, which is requested when sending. */
interface Entry {
  readonly formId: string;
  /** JSON of the values by field id. */
  readonly form: string;
  readonly [field: string]: unknown;
}

/** Message of the error catalogue (specification, section 8, form). */
const NOT_PROCESSED = 'Error processing form submission. Please reload and try again.';

/** What the sender needs besides the fields. */
interface SenderOptions {
  readonly texts: Texts;
  readonly isSubscription: boolean;
  spamSigns(): object;
  /** Rejects until the captcha is solved. */
  answerCaptcha(): Promise<object>;
}

/** Submits a form and keeps the visible state. */
export interface Sender extends FormHandle {
  readonly state: LiveValue<FormState>;
  onInput(event: Event): void;
  onChange(event: Event): void;
  /** Clears the messages of earlier attempts and the draft. */
  startAnew(): void;
  abandon(): void;
  /** Called when the success message is shown. */
  unlock(): void;
}

export function createSender(block: FormBlock, form: HTMLFormElement, options: SenderOptions): Sender {
  const { element, runtime, settings } = block;
  const { texts, isSubscription } = options;
  const state = createLiveValue(IDLE);
  let ids = readIds(settings);
  let fields: readonly FieldOnPage[] = [];

  function update(change: Partial<FormState>): void {
    state.set({ ...state.get(), ...change });
  }
  function setErrors(errors: FormState['errors']): void {
    if (errors !== state.get().errors) update({ errors });
  }
  function unlock(): void {
    update({ isSubmitting: false });
  }
  function discardDraft(): void {
    update({ discardedDrafts: state.get().discardedDrafts + 1 });
  }
  function forgetProblems(): void {
    update({ failure: undefined, errors: [], attempt: state.get().attempt + 1 });
  }
  function read(): Entry {
    forgetProblems();
    const { formId } = ids;
    if (!formId) throw new UnsentError(NOT_PROCESSED);
    fields = fieldsIn(form);
    checkFields(fields, texts);
    return {
      ...ids,
      formId,
      isOverlayForm: settings.isOverlayForm || memberOf(element, 'closest')('.sqs-popup-overlay') !== null,
      submitButtonText: settings.formSubmitButtonText || buttonLabel(form),
      form: encodeFields(fields),
      ...pageFields(runtime),
      ...options.spamSigns(),
    };
  }
  function succeed(): void {
    discardDraft();
    if (isSubscription || hasSignedUp(fields)) void trackSubscription(runtime, ids.formId);
    void runtime.hits.offer('CALL', 'fbq Lead', () => firePixel('Lead'));
    const detail = { formId: ids.formId };
    memberOf(element, 'dispatchEvent')(new CustomEvent('form:success', { bubbles: true, detail }));
    leaveFor(settings.successRedirect, block.signal, () => update({ isSent: true }));
  }
  function fail(error: unknown): void {
    const problems = problemsIn(error, fields);
    const { captchaFailures } = state.get();
    update({
      failure: { text: texts(textOf(error, runtime)), problems },
      errors: problems.flatMap(({ field, text }) => (field ? { field, text } : [])),
      captchaFailures: captchaFailures + (error instanceof UnsentError ? 0 : 1),
    });
  }

  const submission = createSubmission<Entry>({
    read,
    lock: () => update({ isSubmitting: true, isSent: false }),
    send: async (entry) => sendEntry(runtime, { ...entry, ...(await options.answerCaptcha()) }),
    unlock,
    succeed,
    fail,
  });
  return {
    state,
    abandon: submission.abandon,
    unlock,
    onInput: ({ target }) => setErrors(revalidate(state.get().errors, target)),
    onChange: ({ target }) => setErrors(revalidate(state.get().errors, target, texts)),
    submit(others = {}) {
      ids = { ...ids, ...others };
      return submission.submit();
    },
    startAnew() {
      forgetProblems();
      discardDraft();
    },
  };
}

/** Rejects with a RequestError whose message is about forms. */
async function sendEntry(runtime: Runtime, entry: Entry): Promise<void> {
  const { getFormSubmissionKey, saveFormSubmission } = formCalls(runtime.http);
  const submission: Submission = { ...(await getFormSubmissionKey()), ...entry };
  await saveFormSubmission(submission);
}
