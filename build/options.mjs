import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(ROOT, 'dist');

const { version, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

export const VERSION = version;

/** What every bundle has in common. */
export const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  metafile: true,
  target: 'es2022',
  legalComments: 'none',
  define: {
    'process.env.NODE_ENV': '"production"',
    MORTAR_VERSION: JSON.stringify(VERSION),
    REACT_VERSION: JSON.stringify(devDependencies.react),
  },
  logLevel: 'warning',
  // Two shared modules with an export of the same name would silently lose both.
  logOverride: { 'ambiguous-reexport': 'error' },
};

export async function emptyDist() {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(join(DIST, 'chunks'), { recursive: true });
}
