import type { Rules } from '../../data/rules';
import type { ConsoleContext } from '../console';

/** Why something is or isn't shown, sent or done: the rules in order, up to the one that decided. */
export interface Explanation {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly ExplainedRule[];
}

/** One rule, whether it holds, and the fact behind it. */
interface ExplainedRule {
  readonly rule: string;
  readonly held: boolean;
  readonly because: string;
}

/** A question about a page-wide feature. */
export interface Service {
  readonly question: string;
  rules(context: ConsoleContext): Rules;
}

/** The answer is yes if all rules hold; otherwise the first one that doesn't hold decides. */
export function allOf(question: string, rules: Rules): Explanation {
  const explained = explainedUntil(rules, false);
  return { question, answer: explained.at(-1)?.held === false ? 'no' : 'yes', rules: explained };
}

/** The answer is the first alternative that holds. */
export function oneOf(question: string, rules: Rules): Explanation {
  const explained = explainedUntil(rules, true);
  const last = explained.at(-1);
  return { question, answer: last?.held ? last.rule : 'nothing', rules: explained };
}

function explainedUntil(rules: Rules, decides: boolean): ExplainedRule[] {
  const explained: ExplainedRule[] = [];
  for (const [rule, held, because = held] of rules) {
    explained.push({ rule, held, because: String(because) });
    if (held === decides) break;
  }
  return explained;
}
