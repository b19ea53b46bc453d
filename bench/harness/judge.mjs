import { median, medianAbsoluteDeviation } from './statistics.mjs';

/** A scenario's figures by variant (median, deviation and all values), compared with its budgets. */
export function judge(scenario, samples) {
  const variants = scenario.variants.map(({ name }) => ({
    name,
    figures: summaryOf(samples.get(name), scenario.figures),
  }));
  const judgements = scenario.judgements.map((rule) => judgeRule(rule, variants));
  return { name: scenario.name, title: scenario.title, variants, judgements };
}

/** Whether a result exceeds a budget, or could not be measured. */
export function isOverBudget({ failure, judgements }) {
  return Boolean(failure) || judgements.some(({ verdict }) => verdict === 'over');
}

function summaryOf(samples, figures) {
  return Object.fromEntries(figures.map((figure) => [figure, spreadOf(samples, figure)]));
}

function spreadOf(samples, figure) {
  const values = samples.map((sample) => sample[figure]);
  if (!values.every(Number.isFinite)) return { median: Number.NaN, deviation: Number.NaN, values };
  return { median: median(values), deviation: medianAbsoluteDeviation(values), values };
}

function judgeRule(rule, variants) {
  const valueFor = (variant) => variants.find(({ name }) => name === variant).figures[rule.figure].median;
  const growth = (variant, above) => valueFor(variant) - (above ? valueFor(above) : 0);
  const value = growth(rule.variant, rule.above);
  const measured = rule.anchor ? shareOf(value, growth(rule.anchor, rule.anchorAbove ?? rule.above)) : value;
  return { ...rule, measured, verdict: verdictOn(rule, measured), goalReached: measured <= rule.goal };
}

function shareOf(value, anchor) {
  return value <= 0 ? 0 : value / anchor;
}

function verdictOn({ budget, exactly }, measured) {
  if (exactly !== undefined) return measured === exactly ? 'within' : 'over';
  if (budget === undefined) return 'no budget';
  return measured <= budget ? 'within' : 'over';
}
