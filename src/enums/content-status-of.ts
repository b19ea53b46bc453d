import { DELETED, DRAFT, NEEDS_REVIEW, PRIVATE, PUBLISHED, SCHEDULED } from './content-status';

const CODES: ReadonlyMap<unknown, number> = new Map([
  ['published', PUBLISHED],
  ['scheduled', SCHEDULED],
  ['needs review', NEEDS_REVIEW],
  ['draft', DRAFT],
  ['private', PRIVATE],
  ['deleted', DELETED],
]);

/** The code of a publication state, by itself or by its word; `undefined` for what is none. */
export function contentStatusOf(status: unknown): number | undefined {
  if (typeof status === 'string') return CODES.get(status.toLowerCase().replace(/[\s_-]+/g, ' '));
  return [...CODES.values()].find((code) => code === status);
}
