import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

/*
 * Playwright finds elements, judges whether they can be clicked, and fakes time by scripts of its own in the page. It
 * exports neither, but selectors must mean the same in each engine: so they are read from its bundle, where each is a
 * string literal.
 */

const PACKAGE = createRequire(import.meta.url).resolve('playwright-core/package.json');
const BUNDLE = join(dirname(PACKAGE), 'lib/coreBundle.js');

let literals: string[] | undefined;

/** Makes an `InjectedScript`: selectors, element states, what a click would hit, accessible names. */
export const injectedScript = () => scriptThatHolds('packages/injected/src/injectedScript.ts');

/** Fakes timers and dates. */
export const clockScript = () => scriptThatHolds('packages/injected/src/clock.ts');

function scriptThatHolds(module: string): string {
  literals ??= readFileSync(BUNDLE, 'utf8').match(/^\s*source\d* = '\\nvar __commonJS.*$/gm) ?? [];
  const [literal, ...more] = literals.filter((line) => line.includes(`// ${module}`));
  if (!literal || more.length) {
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
    throw new Error(`playwright-core ${version} has no script of ${module} where ${import.meta.url} looks`);
  }
  return runInNewContext(literal.replace(/^\s*source\d* = (.*?);?\s*$/, '$1'));
}
