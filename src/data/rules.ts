/** A rule as it is written down: what must hold, whether it does, and the fact where it says more than that. */
export type Rule = readonly [rule: string, held: boolean, because?: unknown];

/**
 * Rules in their order, each looked at only when those before it have not decided: asking for a cookie, say, takes
 * time that a page without a banner needn't spend. `mortar.explain()` shows the same rules.
 */
export type Rules = Iterable<Rule>;

/** The first rule that says no; without one the answer is yes. */
export function firstFailing(rules: Rules): Rule | undefined {
  for (const rule of rules) if (!rule[1]) return rule;
  return undefined;
}

/** Between alternatives: the first that holds. */
export function firstHolding(rules: Rules): Rule | undefined {
  for (const rule of rules) if (rule[1]) return rule;
  return undefined;
}

/** A rule in words. */
export function inWords([rule, held, because = held]: Rule): string {
  return `${rule}: ${held ? 'yes' : 'no'} (${because})`;
}
