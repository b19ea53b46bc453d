import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const benchFolder = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the built peers, rebuilt in each run. */
export const bundlesFolder = `${benchFolder}results/bundles`;

/** Installs the peer libraries at the versions of the lock file. */
export function installPeersWhenMissing() {
  if (existsSync(`${benchFolder}node_modules`)) return;
  console.log('Installing the libraries to measure against …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: benchFolder, stdio: 'inherit' });
}

/** Builds each file of peers/ as a site would: one minified classic script for production. */
export async function bundlePeers() {
  const entries = await readdir(`${benchFolder}peers`);
  await build({
    entryPoints: entries.map((entry) => `${benchFolder}peers/${entry}`),
    outdir: bundlesFolder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
