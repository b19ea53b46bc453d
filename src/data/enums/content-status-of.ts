import { number } from '../fields';
import { DELETED, DRAFT, NEEDS_REVIEW, PRIVATE, PUBLISHED, SCHEDULED } from './content-status';
import { asWord } from './word';

const CODES: ReadonlyMap<unknown, number> = new Map([
  ['published', PUBLISHED],
  ['scheduled', SCHEDULED],
  ['needs review', NEEDS_REVIEW],
  ['draft', DRAFT],
  ['private', PRIVATE],
  ['deleted', DELETED],
]);

/** The code of a publication state, by itself, its digits or its word; `undefined` for what is none. */
export function contentStatusOf(status: unknown): number | undefined {
  return CODES.get(asWord(status)) ?? [...CODES.values()].find((code) => code === number(status));
}
