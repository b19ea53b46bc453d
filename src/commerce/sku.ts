import { LIMITS } from '../data/tokens/limits';

/** Digits of a sku that was made up (specification, section 9, commerce and money). */
const DIGITS = 7;

export function generateSku(): string {
  const number = Math.floor(Math.random() * 10 ** DIGITS);
  return `SQ${String(number).padStart(DIGITS, '0')}`;
}

export function isValidSku(sku: unknown): boolean {
  return typeof sku === 'string' && sku.length <= LIMITS.skuLength;
}
