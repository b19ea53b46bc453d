import type { Runtime } from '../types';
import type { FormIds } from './published';
import type { FieldOnPage } from './read-fields';

/** The box in an e-mail field by which a visitor asks for the newsletter too. */
const SIGN_UP = 'input[type="checkbox"]';

/** Counts a visitor who asked for the newsletter with a form that is about something else. */
export function trackSignUp(runtime: Runtime, fields: readonly FieldOnPage[], ids: FormIds): void {
  const boxes = fields.map(({ field, element }) =>
    field.type === 'email' ? element.querySelector<HTMLInputElement>(SIGN_UP) : null,
  );
  if (boxes.some((box) => box?.checked)) void trackSubscription(runtime, ids.formId);
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
