import { launchBrowser } from './browser.mjs';
import { pathOfPage } from './server.mjs';
import { randomFrom, shuffled } from './statistics.mjs';
import { openVisit } from './visit.mjs';

/**
 * Measures all variants of a scenario in one browser, in rounds: each round visits every variant once,
 * in a new order; the first round is a warm-up and is dropped.
 * Returns a Map from the variant's name to its list of samples (figure → value).
 */
export async function measureInRounds(scenario, { origin, repetitions, seed }) {
  const nextRandom = randomFrom(seed);
  const samples = new Map(scenario.variants.map(({ name }) => [name, []]));
  const browser = await launchBrowser();
  try {
    for (let round = 0; round <= repetitions; round += 1) {
      for (const variant of shuffled(scenario.variants, nextRandom)) {
        const sample = await takeSample(browser, origin, scenario, variant);
        if (round > 0) samples.get(variant.name).push(sample);
      }
    }
  } finally {
    await browser.close();
  }
  return samples;
}

async function takeSample(browser, origin, scenario, variant) {
  const visit = await openVisit(browser, scenario, origin + pathOfPage(scenario, variant));
  try {
    const sample = await scenario.measure(visit, variant);
    await refuseUnstartedMortar(visit);
    if (!scenario.expectsErrors) refuseErrors(visit);
    return sample;
  } catch (error) {
    throw new Error(`${scenario.name}, ${variant.name}: ${error.message}`, { cause: error });
  } finally {
    await visit.context.close();
  }
}

/** A script that failed halfway would look very fast. */
async function refuseUnstartedMortar({ page }) {
  const isStarted = await page.evaluate(() => {
    const tag = document.querySelector('script[src="/mortar.js"]');
    return !tag || document.documentElement.dataset.mortar === 'initialised';
  });
  if (!isStarted) throw new Error('Mortar did not run its initializers to the end');
}

function refuseErrors({ errors }) {
  if (errors.length) throw new Error(`the page threw "${errors[0].message}"`, { cause: errors[0] });
}
