import { SHARED } from './common-modules.mjs';
import { buildModules, hashOf, writeChunk } from './esm.mjs';
import { WRAPPED } from './minify.mjs';
import { cssText } from './plugins/css-text.mjs';
import { packageModules } from './plugins/package-modules.mjs';
import { sharedFiles } from './plugins/shared-files.mjs';
import { virtualModule } from './plugins/virtual-module.mjs';

/** Builds the shared files; returns them by name. Each has its own hash: they change rarely and are the largest. */
export async function buildSharedChunks() {
  const files = {};
  for (const name of Object.keys(SHARED)) files[name] = await buildShared(name, files);
  return files;
}

async function buildShared(name, files) {
  const entry = `shared:${name}`;
  const { packages } = SHARED[name];
  const [{ code, exports }] = await buildModules(
    {
      entryPoints: { [name]: entry },
      plugins: [
        virtualModule(entry, sharedEntry(SHARED[name])),
        packageModules(packages ?? {}),
        sharedFiles(files),
        cssText,
      ],
      ...(packages && { supported: { arrow: false } }),
    },
    packages ? { minification: WRAPPED } : {},
  );
  const hash = hashOf(code);
  await writeChunk(`${name}-${hash}`, code);
  return { hash, exports };
}

/** The source of a shared file; its modules are evaluated in this order. */
export function sharedEntry({ modules, packages = {} }) {
  const ours = modules.map((path) => `export * from './src/${path}';`);
  const theirs = Object.entries(packages).map(
    ([from, names]) => `export { ${names.join(', ')} } from '${from}';`,
  );
  return [...ours, ...theirs].join('\n');
}

/** The hashes in the file names, for the script. */
export function hashesOf(shared) {
  return Object.fromEntries(Object.entries(shared).map(([name, { hash }]) => [name, hash]));
}
