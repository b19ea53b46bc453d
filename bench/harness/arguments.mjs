import { parseArgs } from 'node:util';

const OPTIONS = {
  only: { type: 'string' },
  reps: { type: 'string', default: '7' },
  json: { type: 'string' },
  seed: { type: 'string', default: '1' },
  quick: { type: 'boolean', default: false },
};

/** Takes two minutes: the start, the banner, and the first large picture. */
const QUICK = { only: ['load', 'banner', 'lightbox'], repetitions: 2 };

/**
 * Reads the command line.
 * `only` selects the scenarios whose names start with one of its comma-separated words;
 * `repetitions` is the number of rounds after the warm-up; `--quick` sets both.
 */
export function readArguments(words) {
  const { values } = parseArgs({ args: words, options: OPTIONS });
  const repetitions = Number(values.reps);
  if (!(repetitions >= 1)) throw new Error(`--reps must be a number of at least 1, got "${values.reps}"`);
  const options = {
    only: values.only?.split(','),
    repetitions,
    jsonFile: values.json,
    seed: Number(values.seed),
  };
  return values.quick ? { ...options, ...QUICK } : options;
}

/** The scenarios to run, in their own order. If none matches, the error lists all names. */
export function chooseScenarios(scenarios, only) {
  if (!only) return scenarios;
  const chosen = scenarios.filter(({ name }) => only.some((word) => name.startsWith(word)));
  const names = scenarios.map(({ name }) => name).join(', ');
  if (!chosen.length) throw new Error(`--only ${only} fits no scenario; there are: ${names}`);
  return chosen;
}
