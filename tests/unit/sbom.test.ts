import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes: readonly object[];
}

test('the bill of materials names every package that the built files hold, with its version and hash', () => {
  const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [command] = scripts.sbom.split(' > ');
  const bill = JSON.parse(execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { version: expect.any(String) } },
  });
  const components: Component[] = bill.components;
  expect(Object.fromEntries(components.map(({ name, version }) => [name, version]))).toMatchObject(
    devDependencies,
  );
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
});
