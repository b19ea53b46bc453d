import type { Http, Values } from '../runtime/call';
import { reworded } from './failures';
import { fieldErrors, KEY_FAILED, submissionFailed } from './form-texts';
import { textAt } from './readers';

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
