import { memberOf } from '../dom/member';
import { pageFields } from '../visitor/tracking/census';
import { firePixel } from '../visitor/tracking/facebook-pixel';
import type { AttachedForm, FormBlock } from './attach-form';
import { checkFields, type Entry, encodeFields, sendEntry } from './entry';
import { problemsIn, textOf, UnsentError } from './failure';
import { addHoneypot } from './honeypot';
import { createInlineValidation } from './inline-validation';
import { offerCaptcha, offerCounters, offerDraft, offerPrinting } from './lazy-features';
import { createMessages } from './messages';
import { readIds } from './published';
import { type FieldOnPage, fieldsIn } from './read-fields';
import { hasSignedUp, trackSubscription } from './sign-up';
import { createSubmission } from './submission';
import { wordsOnButton } from './submit-button';
import { createLock } from './submitting';
import { celebrate } from './success';
import { textsFor } from './texts';

/** Text of the error catalogue (specification, section 8, form). */
const NOT_PROCESSED = 'Error processing form submission. Please reload and try again.';

/** A form with everything that sending it takes. */
export interface Sender extends AttachedForm {
  /** Forgets what was said about earlier attempts, and the draft. */
  startAnew(): void;
  abandon(): void;
}

export function createSender(block: FormBlock, form: HTMLFormElement, isSubscription: boolean): Sender {
  const { element, runtime, settings } = block;
  const texts = textsFor(runtime, settings.localizedStrings);
  const honeypot = addHoneypot(block, form);
  const captcha = offerCaptcha(block, form);
  const draft = offerDraft(block, form);
  const lock = createLock(block, form, texts);
  const messages = createMessages(block, form, texts);
  const validation = createInlineValidation(block, form, texts);
  offerCounters(block, form, texts);
  offerPrinting(block, form);
  let ids = readIds(settings);
  let fields: readonly FieldOnPage[] = [];

  function forgetProblems(): void {
    messages.clear();
    validation.end();
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
      isOverlayForm: settings.isOverlayForm,
      submitButtonText: settings.formSubmitButtonText || wordsOnButton(form),
      form: encodeFields(fields),
      ...pageFields(runtime),
      ...honeypot.signs(),
    };
  }
  function succeed(): void {
    draft.discard();
    if (isSubscription || hasSignedUp(fields)) void trackSubscription(runtime, ids.formId);
    void runtime.hits.offer('CALL', 'fbq Lead', () => firePixel('Lead'));
    memberOf(
      element,
      'dispatchEvent',
    )(new CustomEvent('form:success', { bubbles: true, detail: { formId: ids.formId } }));
    celebrate(block, form, texts, lock.unlock);
  }
  function fail(error: unknown): void {
    const problems = problemsIn(error, fields);
    validation.begin(problems);
    if (!(error instanceof UnsentError)) captcha.askAgain();
    messages.show(texts(textOf(error, runtime)), problems);
  }

  const send = async (entry: Entry) => sendEntry(runtime, { ...entry, ...(await captcha.answer()) });
  const submission = createSubmission({ ...lock, read, send, succeed, fail });
  return {
    abandon: submission.abandon,
    submit(others = {}) {
      ids = { ...ids, ...others };
      return submission.submit();
    },
    startAnew() {
      forgetProblems();
      draft.discard();
    },
  };
}
