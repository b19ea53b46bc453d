import { LIMITS } from '../data/tokens/limits';

/** Whether something may cost that much, in minor units. */
export function isValidPriceCents(cents: unknown): boolean {
  return Number.isInteger(cents) && (cents as number) >= 0 && (cents as number) <= LIMITS.priceCents;
}
