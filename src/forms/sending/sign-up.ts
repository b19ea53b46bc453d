import { memberOf } from '../../dom/member';
import type { Runtime } from '../../runtime/types';
import type { FieldOnPage } from '../controls/read-fields';

/** The newsletter checkbox in an e-mail field. */
const SIGN_UP = 'input[type="checkbox"]:checked';

/** Whether the visitor signed up for the newsletter in a form for something else. */
export function hasSignedUp(fields: readonly FieldOnPage[]): boolean {
  return fields.some(
    ({ field, element }) => field.type === 'email' && memberOf(element, 'querySelector')(SIGN_UP) !== null,
  );
}

/** Loads what reports a subscription while the form is sent: an author's success page follows at once. */
export function prepareSubscription({ chunks }: Runtime): void {
  chunks.load('author').catch(() => {}); // the report asks again, and fails
}

/** Reports a subscription to the event service; failures are logged to the console. */
export async function trackSubscription(runtime: Runtime, formId = ''): Promise<void> {
  try {
    const { loadedCalls } = await runtime.chunks.load('author');
    await loadedCalls.track({ runtime }, 'newsletter_subscribed', { formId });
  } catch (error) {
    console.error(error);
  }
}
