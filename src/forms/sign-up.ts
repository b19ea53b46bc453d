import { memberOf } from '../dom/member';
import type { Runtime } from '../runtime/types';
import type { FieldOnPage } from './read-fields';

/** The box in an e-mail field by which a visitor asks for the newsletter too. */
const SIGN_UP = 'input[type="checkbox"]:checked';

/** Whether a visitor asked for the newsletter with a form that is about something else. */
export function hasSignedUp(fields: readonly FieldOnPage[]): boolean {
  return fields.some(
    ({ field, element }) => field.type === 'email' && memberOf(element, 'querySelector')(SIGN_UP) !== null,
  );
}

/** Tells the event service that somebody subscribed; a failure of that is in the console. */
export async function trackSubscription(runtime: Runtime, formId = ''): Promise<void> {
  try {
    const { loadedCalls } = await runtime.chunks.load('author');
    await loadedCalls.track({ runtime }, 'newsletter_subscribed', { formId });
  } catch (error) {
    console.error(error);
  }
}
