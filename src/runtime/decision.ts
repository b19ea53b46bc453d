/** One rule of a decision: what must hold, whether it does, and the fact behind it. */
export interface Rule {
  readonly rule: string;
  readonly held: boolean;
  readonly because: string;
}

/** Why something is or is not shown, sent or done: the rules in their order, up to the one that decided. */
export interface Explanation {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly Rule[];
}

export interface Decision extends Explanation {
  readonly yes: boolean;
}

/** A rule as it is written down: what must hold, whether it does, the fact behind it. */
export type Check = readonly [rule: string, held: boolean, because: unknown];

/**
 * Decides by rules that must all hold; the first that does not says no.
 * The same rules answer `mortar.explain()`, so what support staff read is what the script did.
 */
export function allOf(question: string, checks: readonly Check[]): Decision {
  const failing = checks.findIndex(([, held]) => !held);
  const yes = failing < 0;
  return { question, yes, answer: yes ? 'yes' : 'no', rules: toRules(yes ? checks : checks.slice(0, failing + 1)) };
}

/** Decides between alternatives: the first that holds is the answer. */
export function firstOf(question: string, checks: readonly Check[], otherwise: string): Explanation {
  const holding = checks.findIndex(([, held]) => held);
  const decided = holding < 0 ? checks : checks.slice(0, holding + 1);
  return { question, answer: checks[holding]?.[0] ?? otherwise, rules: toRules(decided) };
}

function toRules(checks: readonly Check[]): Rule[] {
  return checks.map(([rule, held, because]) => ({ rule, held, because: String(because) }));
}

/** The first rule that did not hold, in words. */
export function reasonOf(decision: Decision): string {
  const last = decision.rules.at(-1);
  return decision.yes || !last ? '' : `${last.rule}: no (${last.because})`;
}
