import { execFileSync } from 'node:child_process';
import { ROOT } from './options.mjs';

/** What the library's users compile against. */
export function writeTypes() {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.types.json'], { cwd: ROOT, stdio: 'inherit' });
}
