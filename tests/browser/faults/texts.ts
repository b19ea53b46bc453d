import { answerUnder, type FaultCode } from './faults.ts';
import { type Cell, OUTCOMES, type Outcome } from './outcomes.ts';

/** The text between the quotation marks of an outcome's description; `undefined` where nothing is said. */
export function textOf({ outcome, fault }: Pick<Cell, 'outcome' | 'fault'>): string | RegExp | undefined {
  const quoted = /“(.*)”/.exec(OUTCOMES[outcome])?.[1];
  if (outcome === 'E') return `${quoted} ${statusUnder(fault)}`;
  return PATTERNS[outcome] ?? (outcome === 'B' ? OWN_ERROR : quoted);
}

/** What a reply says of itself, for the outcome B. */
export const OWN_ERROR = 'Not today';

/** Addresses are told without the token. */
const ADDRESS = String.raw`\(http:(?!.*crumb=)[^)]*\)`;

const PATTERNS: Partial<Record<Outcome, RegExp>> = {
  P: new RegExp(`^Internal Error: Unable to parse server response from ${ADDRESS} as JSON: .`),
  H: new RegExp(`^Internal Error: Unexpected server response from ${ADDRESS}$`),
};

/** The status of the answer; a refused crumb has 400. */
export function statusUnder(code: FaultCode): number {
  return answerUnder('', code).status ?? 400;
}
