/** A rule as it is written down: what must hold, whether it does, and the fact where it says more than that. */
export type Check = readonly [rule: string, held: boolean, because?: unknown];

/** A decision by rules that must all hold. `mortar.explain()` shows the same rules. */
export function allHold(checks: readonly Check[]): boolean {
  return !firstFailing(checks);
}

/** The rule that says no, if there is one. */
export function firstFailing(checks: readonly Check[]): Check | undefined {
  return checks.find(([, held]) => !held);
}

/** A decision between alternatives: the first that holds. */
export function firstHolding(checks: readonly Check[]): Check | undefined {
  return checks.find(([, held]) => held);
}

/** A rule in words. */
export function inWords([rule, held, because = held]: Check): string {
  return `${rule}: ${held ? 'yes' : 'no'} (${because})`;
}
