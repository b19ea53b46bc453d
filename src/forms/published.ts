import { asRecord, ownProperty } from '../data/fields';
import { memberOf } from '../dom/member';

/** Identifies the form to the server. */
export interface FormIds {
  readonly formId?: string;
  readonly collectionId?: string;
  readonly objectName?: string;
}

/** The module requested by a published form's inline handler. */
const PUBLISHED = 'squarespace-form-submit';

/** Ids that a published form has only in the source of its `onsubmit`, which is parsed and never run. */
export function idsIn(handler: string | null | undefined): FormIds {
  if (!handler?.includes(PUBLISHED)) return {};
  const found = handler.matchAll(/\b(formId|collectionId|objectName)['"]?\s*:\s*(['"])([^'"\\]*)\2/g);
  return Object.fromEntries([...found].map(([, name, , id]) => [name, id]));
}

/** Ids passed by a script on the page; values that aren't strings are dropped. */
export function readIds(raw: unknown): FormIds {
  const fields = asRecord(raw);
  const names = ['formId', 'collectionId', 'objectName'];
  const texts = names
    .map((name) => [name, ownProperty(fields, name)])
    .filter(([, id]) => typeof id === 'string');
  return Object.fromEntries(texts);
}

/** Removes the form's own handler, which would submit a second time unless a security policy blocks it. */
export function withoutPublishedHandler(form: HTMLFormElement, signal: AbortSignal): void {
  if (!memberOf(form, 'getAttribute')('onsubmit')?.includes(PUBLISHED)) return;
  const handler = memberOf(form, 'onsubmit');
  const handle = (by: typeof handler) => Reflect.set(HTMLFormElement.prototype, 'onsubmit', by, form);
  handle(null);
  signal.addEventListener('abort', () => handle(handler));
}
