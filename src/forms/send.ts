import { formCalls, type Submission } from '../api/form';
import type { Runtime } from '../runtime/types';

/** A submission but for its key, which is asked for when it is sent. */
export interface Entry {
  readonly formId: string;
  /** JSON text of the values by field id. */
  readonly form: string;
  readonly [field: string]: unknown;
}

/** Rejects with a RequestError in the form's words. */
export async function sendEntry(runtime: Runtime, entry: Entry): Promise<void> {
  const { getFormSubmissionKey, saveFormSubmission } = formCalls(runtime.http);
  const submission: Submission = { ...(await getFormSubmissionKey()), ...entry };
  await saveFormSubmission(submission);
}
