import { isMortarError, isRequestError } from '../data/errors';
import { ownProperty, readText } from '../data/fields';
import { dataOf } from './reply';

/** Messages for restricted pages (specification, section 6). */
export const RESTRICTED_PAGE = {
  membersOnly: 'This page is only available to site members.',
  locked: 'This page is locked.',
} as const;

/** Keyed by the reply's word, in lower case without hyphens. */
const BY_WORD = new Map<string, string>([
  ['membersonly', RESTRICTED_PAGE.membersOnly],
  ['locked', RESTRICTED_PAGE.locked],
]);

/** The message for a reply that says `members-only` or `locked`; `undefined` for any other reply. */
export function restrictionIn(body: unknown): string | undefined {
  const data = dataOf(body);
  const message = ['error', 'reason', 'message'].map((name) => readText('')(ownProperty(data, name)));
  return message.map((word) => BY_WORD.get(word.toLowerCase().replace(/[-_ ]/g, ''))).find(Boolean);
}

/** What to tell visitors about a failed call, if there is more to say than that it failed. */
export function failureText(error: unknown): string | undefined {
  return connectionText(error) ?? (isRequestError(error) ? restrictionIn(error.body) : undefined);
}

/** Likewise for a call, or its chunk, that failed because the device is offline. */
export function connectionText(error: unknown): string | undefined {
  if (navigator.onLine) return undefined;
  const isLost = isRequestError(error)
    ? error.status === 0
    : isMortarError(error) && error.name === 'ChunkLoadError';
  return isLost ? 'Please check your internet connection' : undefined;
}
