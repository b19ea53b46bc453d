import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from './integrity.mjs';
import { DIST, VERSION } from './options.mjs';

/** Writes the manifest of all files in `dist/`, with sizes and hashes; returns them by path. */
export async function writeManifest() {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = Object.fromEntries(paths.map((path) => [relative(DIST, path), describe(readFileSync(path))]));
  const manifest = JSON.stringify({ version: VERSION, files }, null, 2);
  await writeFile(join(DIST, 'manifest.json'), `${manifest}\n`);
  return files;
}

function describe(bytes) {
  return {
    bytes: bytes.length,
    brotli: brotliCompressSync(bytes).length,
    integrity: integrityOf(bytes),
  };
}
