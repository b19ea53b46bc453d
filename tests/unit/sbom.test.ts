import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes: readonly object[];
}

test('the bill of materials names the packages that the built files hold, and no tool of ours', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [command] = scripts.sbom.split(' > ');
  const bill = JSON.parse(execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { version: expect.any(String) } },
  });
  const components: Component[] = bill.components;
  const versions = Object.fromEntries(components.map(({ name, version }) => [name, version]));
  // The linter asks for happy-dom when it runs: no file holds it, and npm leaves it out.
  const { 'happy-dom': _, ...bundled } = dependencies;
  expect(versions).toMatchObject(bundled);
  expect(Object.keys(versions).filter((name) => name in devDependencies)).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
});
