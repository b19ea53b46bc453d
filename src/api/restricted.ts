import { isOurs, isRequestError } from '../data/errors';
import { ownProperty, text } from '../data/fields';
import { dataOf } from './reply';

/** Texts for pages that not everybody may see (specification, section 6). */
export const RESTRICTED_PAGE = {
  membersOnly: 'This page is only available to site members.',
  locked: 'This page is locked.',
} as const;

/** A reply's word for each of them, without its case and hyphens. */
const BY_WORD = new Map<string, string>([
  ['membersonly', RESTRICTED_PAGE.membersOnly],
  ['locked', RESTRICTED_PAGE.locked],
]);

/** Why a refusal gives nothing out, where it says `members-only` or `locked`; `undefined` for any other reply. */
export function restrictionIn(body: unknown): string | undefined {
  const data = dataOf(body);
  const message = ['error', 'reason', 'message'].map((name) => text('')(ownProperty(data, name)));
  return message.map((word) => BY_WORD.get(word.toLowerCase().replace(/[-_ ]/g, ''))).find(Boolean);
}

/** What visitors are told of a call that failed, where there is more to say than that it did. */
export function failureText(error: unknown): string | undefined {
  return connectionText(error) ?? (isRequestError(error) ? restrictionIn(error.body) : undefined);
}

/** The same where a call, or the chunk that would have made it, failed because the device has no connection. */
export function connectionText(error: unknown): string | undefined {
  if (navigator.onLine) return undefined;
  const isLost = isRequestError(error)
    ? error.status === 0
    : isOurs(error) && error.name === 'ChunkLoadError';
  return isLost ? 'Please check your internet connection' : undefined;
}
