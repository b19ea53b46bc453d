import { contentStatusOf } from '../data/enums/codes';
import { ContentStatus } from '../data/enums/content';
import { LIMITS } from '../data/tokens';
import { STRINGS } from '../i18n/strings';

const LABELS: ReadonlyMap<unknown, string> = new Map([
  [ContentStatus.PUBLISHED, STRINGS.available],
  [ContentStatus.SCHEDULED, STRINGS.scheduled],
  [ContentStatus.DRAFT, STRINGS.hidden],
]);

/**
 * The label that owners see for a product's publication state, given as a code or word (specification, section 4,
 * product workflow).
 */
export function workflowLabel(status: unknown): string {
  return LABELS.get(contentStatusOf(status)) ?? STRINGS.unsupported;
}

/** Digits of a generated SKU (specification, section 9, commerce and money). */
const DIGITS = 7;

export function generateSku(): string {
  const number = Math.floor(Math.random() * 10 ** DIGITS);
  return `SQ${String(number).padStart(DIGITS, '0')}`;
}

export function isValidSku(sku: unknown): boolean {
  return typeof sku === 'string' && sku.length <= LIMITS.skuLength;
}

/** Whether a price in minor units is allowed. */
export function isValidPriceCents(cents: unknown): boolean {
  return Number.isInteger(cents) && (cents as number) >= 0 && (cents as number) <= LIMITS.priceCents;
}
