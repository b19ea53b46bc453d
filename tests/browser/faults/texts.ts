import { answerUnder, type FaultCode } from './faults.ts';
import { type Cell, OUTCOMES, type Outcome } from './outcomes.ts';

/** The text quoted in an outcome's description; `undefined` if it quotes none. */
export function textOf({ outcome, fault }: Pick<Cell, 'outcome' | 'fault'>): string | RegExp | undefined {
  const quoted = /“(.*)”/.exec(OUTCOMES[outcome])?.[1];
  if (outcome === 'E') return `${quoted} ${statusUnder(fault)}`;
  return PATTERNS[outcome] ?? (outcome === 'B' ? OWN_ERROR : quoted);
}

/** The error in a reply, for the outcome B. */
export const OWN_ERROR = 'Not today';

/** Messages contain addresses without the token. */
const ADDRESS = String.raw`\(http:(?!.*crumb=)[^)]*\)`;

const PATTERNS: Partial<Record<Outcome, RegExp>> = {
  P: new RegExp(`^Internal Error: Unable to parse server response from ${ADDRESS} as JSON: .`),
  H: new RegExp(`^Internal Error: Unexpected server response from ${ADDRESS}$`),
};

/** The response's status; 400 for a rejected crumb. */
export function statusUnder(code: FaultCode): number {
  return answerUnder('', code).status ?? 400;
}
