import { formatMoney, type Money, readMoney } from '../commerce/money';
import { isInternalUrl, isProperUrl } from '../data/links/link-kinds';
import { describe, requireCount, UnexpectedValueError } from '../data/require';
import { LIMITS } from '../data/tokens';
import { isValidEmail } from '../forms/fields/email';
import { fillText } from '../i18n/fill';
import { STRINGS } from '../i18n/strings';

/**
 * The editor's validation rules (specification, section 5). Each returns a text for the owner, or nothing if valid.
 * Limits that the specification leaves open are parameters.
 */
export type Complaint = string | undefined;

export function isValidTag(tag: unknown): boolean {
  return typeof tag === 'string' && tag.length <= LIMITS.tagLength;
}

export function isValidCategory(category: unknown): boolean {
  return typeof category === 'string' && category.length <= LIMITS.categoryLength;
}

/** `tagType` is the name for such tags: tag, category. */
export function validateTag(tag: unknown, existing: readonly unknown[], tagType: string): Complaint {
  return isOneOf(tag, existing) ? fillText(STRINGS.tagExists, { tagType: String(tagType) }) : undefined;
}

/** `open` is how many tags are being edited. */
export function validateTagEdits(open: number, tagType: string): Complaint {
  const count = requireCount('The number of open tags', open, 0);
  return count > 1 ? fillText(STRINGS.oneTagAtATime, { tagType: String(tagType) }) : undefined;
}

export function validateEmail(email: unknown): Complaint {
  if (typeof email !== 'string' || !email.trim()) return STRINGS.emailMissing;
  return isValidEmail(email.trim())
    ? undefined
    : fillText(STRINGS.emailFormat, { email: 'name@example.com' });
}

export function validateLink(link: unknown): Complaint {
  if (isProperUrl(link)) return undefined;
  return STRINGS.linkFormat.replace('{host}', 'example.com').replace('{host}', 'https://example.com');
}

/** The address of a page on the site. */
export function validatePageUrl(val: unknown): Complaint {
  return isInternalUrl(val) ? undefined : fillText(STRINGS.pageUrlInvalid, { val: textOf(val) });
}

export function validateOption(val: unknown, expected: readonly unknown[]): Complaint {
  return isOneOf(val, expected) ? undefined : fillText(STRINGS.optionUnexpected, { val: textOf(val) });
}

/** The mailing lists a form subscribes to. */
export function validateLists(selected: readonly unknown[]): Complaint {
  return isList(selected) && selected.length ? undefined : STRINGS.listMissing;
}

/** One to five stars. */
export function validateRating(stars: unknown): Complaint {
  return isOneOf(stars, [1, 2, 3, 4, 5]) ? undefined : STRINGS.starRatingMissing;
}

/** @throws UnexpectedValueError for invalid amounts or two currencies. */
export function validateSubtotal(subtotal: Money, minimum: Money): Complaint {
  const [total, least] = [readMoney(subtotal), readMoney(minimum)];
  if (total.currency !== least.currency)
    throw new UnexpectedValueError('The currency of a subtotal', least.currency, total.currency);
  return total.cents < least.cents
    ? fillText(STRINGS.minimumSubtotal, { subtotal: formatMoney(least) })
    : undefined;
}

/** The account type that Vimeo reports for a video. */
export function validateVimeoAccount(accountType: unknown): Complaint {
  return /^basic$/i.test(textOf(accountType)) ? STRINGS.vimeoBasicUnsupported : undefined;
}

function isOneOf(value: unknown, expected: unknown): boolean {
  return isList(expected) && expected.includes(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Strings unchanged, other values described in a few words. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : describe(value);
}
