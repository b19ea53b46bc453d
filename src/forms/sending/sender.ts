import { formCalls, type Submission } from '../../api/form';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import { memberOf } from '../../dom/member';
import type { Runtime } from '../../runtime/types';
import { firePixel } from '../../visitor/tracking/facebook-pixel';
import { type FieldOnPage, fieldsIn } from '../controls/read-fields';
import type { FormBlock, FormHandle } from '../form-block';
import { readIds } from '../published';
import type { Texts } from '../texts';
import { checkFields, type Entry, readEntry } from './entry';
import { isUnanswered, messageFor, problemsIn, UnsentError } from './failure';
import { clearProblems, discardDraft, type FormState, IDLE, updateState } from './form-state';
import { revalidate } from './inline-validation';
import { leaveFor } from './leave-for';
import { hasSignedUp, prepareSubscription, trackSubscription } from './sign-up';
import { createSubmission } from './submission';

declare global {
  interface HTMLElementEventMap {
    'form:success': CustomEvent<{ readonly formId: string | undefined }>;
  }
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

  const update = (change: Partial<FormState>) => updateState(state, change);
  const unlock = () => update({ isSubmitting: false });
  const subscribes = () => isSubscription || hasSignedUp(fields);

  function recheck(target: EventTarget | null, texts?: Texts): void {
    const { errors } = state.get();
    const left = revalidate(errors, target, texts);
    if (left !== errors) update({ errors: left });
  }

  function read(): Entry {
    clearProblems(state);
    const { formId } = ids;
    if (!formId) throw new UnsentError(NOT_PROCESSED);
    fields = fieldsIn(form);
    checkFields(fields, texts);
    return { ...ids, formId, ...readEntry(block, form, fields), ...options.spamSigns() };
  }

  function succeed(): void {
    discardDraft(state);
    if (subscribes()) void trackSubscription(runtime, ids.formId);
    void runtime.hits.offer('CALL', 'fbq Lead', () => firePixel('Lead'));
    const detail = { formId: ids.formId };
    memberOf(element, 'dispatchEvent')(new CustomEvent('form:success', { bubbles: true, detail }));
    leaveFor(settings.successRedirect, block.signal, () => update({ isSent: true }));
  }

  function fail(error: unknown): void {
    const problems = problemsIn(error, fields);
    const { captchaFailures } = state.get();
    update({
      failure: { text: texts(messageFor(error, runtime)), problems, isUnanswered: isUnanswered(error) },
      errors: problems.flatMap(({ field, text }) => (field ? { field, text } : [])),
      captchaFailures: captchaFailures + (error instanceof UnsentError ? 0 : 1),
    });
  }

  const submission = createSubmission<Entry>({
    read,
    lock: () => update({ isSubmitting: true, isSent: false }),
    async send(entry) {
      if (subscribes()) prepareSubscription(runtime);
      await sendEntry(runtime, { ...entry, ...(await options.answerCaptcha()) });
    },
    unlock,
    succeed,
    fail,
  });
  return {
    state,
    abandon() {
      submission.abandon();
      if (state.get().failure?.isUnanswered) clearProblems(state); // leaving was the reason, or it may be over by the return
    },
    unlock,
    onInput: ({ target }) => recheck(target),
    onChange: ({ target }) => recheck(target, texts),
    submit(others = {}) {
      ids = { ...ids, ...others };
      return submission.submit();
    },
    startAnew() {
      clearProblems(state);
      discardDraft(state);
    },
  };
}

/** Rejects with a RequestError whose message is about forms. */
async function sendEntry(runtime: Runtime, entry: Entry): Promise<void> {
  const { getFormSubmissionKey, saveFormSubmission } = formCalls(runtime.http);
  const submission: Submission = { ...(await getFormSubmissionKey()), ...entry };
  await saveFormSubmission(submission);
}
