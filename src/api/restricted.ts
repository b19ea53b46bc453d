import { own, text } from '../data/fields';
import { dataOf } from './readers';

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
  const message = ['error', 'reason', 'message'].map((name) => text('')(own(data, name)));
  return message.map((word) => BY_WORD.get(word.toLowerCase().replace(/[-_ ]/g, ''))).find(Boolean);
}
