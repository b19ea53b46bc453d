/** A rule in readable form: the condition, whether it holds, and the fact behind it if that says more. */
export type Rule = readonly [rule: string, held: boolean, because?: unknown];

/**
 * Rules in order. Each is evaluated only if those before it haven't decided: reading a cookie, for example, takes time
 * that a page without a banner needn't spend. `mortar.explain()` shows the same rules.
 */
export type Rules = Iterable<Rule>;

/** The first rule that doesn't hold; if there is none, the answer is yes. */
export function firstFailing(rules: Rules): Rule | undefined {
  for (const rule of rules) if (!rule[1]) return rule;
  return undefined;
}

/** The first rule that holds, for alternatives. */
export function firstHolding(rules: Rules): Rule | undefined {
  for (const rule of rules) if (rule[1]) return rule;
  return undefined;
}

/** Formats a rule as text. */
export function formatRule([rule, held, because = held]: Rule): string {
  return `${rule}: ${held ? 'yes' : 'no'} (${because})`;
}
