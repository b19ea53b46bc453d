import { writeFileSync } from 'node:fs';
import { sortResults } from './results.mjs';

/** Says how each file went and what failed in it, and writes every test's state to the file that `ENGINE_RESULTS` names. */
export default class EngineReporter {
  onTestModuleEnd(module) {
    const { passed, failed } = sortResults(process.env.MORTAR_ENGINE, testsOf(module));
    console.log(`${module.relativeModuleId}: ${passed} passed, ${failed.length} failed`);
    for (const { name, error } of failed) console.log(`  ${name}\n    ${error?.split('\n')[0]}`);
  }

  onTestRunEnd(modules, unhandled) {
    const errors = unhandled.map(({ message }) => ({
      name: 'outside of any test',
      state: 'failed',
      error: message,
    }));
    const results = [...modules.flatMap(testsOf), ...modules.flatMap(brokenParts), ...errors];
    writeFileSync(process.env.ENGINE_RESULTS, JSON.stringify(results));
  }
}

function testsOf(module) {
  return [...module.children.allTests()].map((test) => ({
    name: `${module.relativeModuleId} > ${test.fullName}`,
    state: test.result().state,
    error: test.result().errors?.[0]?.message,
  }));
}

/** A hook or a file that failed has tests that never ran. */
function brokenParts(module) {
  return [module, ...module.children.allSuites()].flatMap((part) =>
    part.errors().map(({ message }) => ({
      name: [module.relativeModuleId, part.fullName].filter(Boolean).join(' > '),
      state: 'failed',
      error: message,
    })),
  );
}
