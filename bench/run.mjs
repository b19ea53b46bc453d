import { existsSync } from 'node:fs';
import { chooseScenarios, readArguments } from './harness/arguments.mjs';
import { writeDocumentation } from './harness/documentation.mjs';
import { isOverBudget, judge } from './harness/judge.mjs';
import { bundlePeers, installPeersWhenMissing } from './harness/peers.mjs';
import { describeFigures, describeResult, writeResults } from './harness/report.mjs';
import { measureInRounds } from './harness/rounds.mjs';
import { startServer } from './harness/server.mjs';
import { scenarios } from './scenarios/index.mjs';

const options = readArguments(process.argv.slice(2));
const chosen = chooseScenarios(scenarios, options.only);
if (!existsSync(new URL('../dist/mortar.js', import.meta.url))) {
  throw new Error('dist/mortar.js is missing: run "npm run build" first');
}

installPeersWhenMissing();
await bundlePeers();
const server = await startServer(chosen);
const results = [];
for (const scenario of chosen) {
  console.error(`Measuring ${scenario.name} …`);
  const result = await resultOf(scenario);
  results.push(result);
  console.log(describeResult(result));
}
await server.close();

console.log(describeFigures(results));
if (!options.only) await writeDocumentation(results, options);
if (options.jsonFile) await writeResults(options.jsonFile, results, options);
process.exitCode = results.some(isOverBudget) ? 1 : 0;

async function resultOf(scenario) {
  try {
    return judge(scenario, await measureInRounds(scenario, { origin: server.origin, ...options }));
  } catch (error) {
    return { name: scenario.name, title: scenario.title, failure: error.message };
  }
}
