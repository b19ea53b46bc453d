import { asRecord, ownProperty } from '../data/fields';
import { memberOf } from '../dom/member';

/** Which form it is, for the server. */
export interface FormIds {
  readonly formId?: string;
  readonly collectionId?: string;
  readonly objectName?: string;
}

/** The module that the inline handler of a published form asks for. */
const PUBLISHED = 'squarespace-form-submit';

/** Ids that a published form has nowhere but in the text of its `onsubmit`, which is read and never run. */
export function idsIn(handler: string | null | undefined): FormIds {
  if (!handler?.includes(PUBLISHED)) return {};
  const found = handler.matchAll(/\b(formId|collectionId|objectName)\s*:\s*(['"])([^'"\\]*)\2/g);
  return Object.fromEntries([...found].map(([, name, , id]) => [name, id]));
}

/** Ids as a script of the page gives them; what is no text is left out. */
export function readIds(raw: unknown): FormIds {
  const fields = asRecord(raw);
  const names = ['formId', 'collectionId', 'objectName'];
  const texts = names
    .map((name) => [name, ownProperty(fields, name)])
    .filter(([, id]) => typeof id === 'string');
  return Object.fromEntries(texts);
}

/** Its own handler would send the form a second time, where a security policy has not blocked it. */
export function withoutPublishedHandler(form: HTMLFormElement, signal: AbortSignal): void {
  if (!memberOf(form, 'getAttribute')('onsubmit')?.includes(PUBLISHED)) return;
  const handler = memberOf(form, 'onsubmit');
  const handle = (by: typeof handler) => Reflect.set(HTMLFormElement.prototype, 'onsubmit', by, form);
  handle(null);
  signal.addEventListener('abort', () => handle(handler));
}
