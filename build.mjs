import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Sizes in brotli-11 bytes; a file over its budget fails the build. */
const BUDGETS = { 'mortar.js': 12_000, shared: 62_000, chunk: 6_000, everything: 150_000 };

/** Chunks that are no blocks; each block folder is a chunk of its own. */
const OTHER_CHUNKS = {
  'cookie-banner': 'src/ui/cookie-banner/index.tsx',
  dialog: 'src/ui/dialog/index.tsx',
  http: 'src/runtime/http-client.ts',
  console: 'src/console/chunk.ts',
};

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  target: 'es2022',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"', MORTAR_VERSION: JSON.stringify(version) },
  logLevel: 'warning',
};

await rm(dist, { recursive: true, force: true });
const chunks = await buildChunks();
const script = await buildScript(manifestOf(chunks.metafile));
const library = await buildLibrary();
refuseHeavyModules(script.metafile);
const sizes = await writeManifest([chunks, script, library]);
checkBudgets(sizes);

/** First the chunks, split into what each needs and what they share. */
async function buildChunks() {
  const blocks = await readdir(join(root, 'src/blocks'), { withFileTypes: true });
  const entryPoints = { ...OTHER_CHUNKS };
  for (const folder of blocks) {
    if (folder.isDirectory()) entryPoints[folder.name] = `src/blocks/${folder.name}/index.ts`;
  }
  return build({
    ...common,
    entryPoints,
    format: 'esm',
    splitting: true,
    outdir: 'dist',
    entryNames: 'chunks/[name]-[hash]',
    chunkNames: 'chunks/shared-[hash]',
  });
}

/** Then the script, a classic one, which knows the chunks' names. */
function buildScript(manifest) {
  return build({
    ...common,
    entryPoints: ['src/mortar.ts'],
    format: 'iife',
    outfile: 'dist/mortar.js',
    plugins: [virtualModule('mortar:manifest', `export default ${JSON.stringify(manifest)}`)],
  });
}

function buildLibrary() {
  return build({ ...common, entryPoints: ['src/library.ts'], format: 'esm', outfile: 'dist/library.js' });
}

function virtualModule(name, contents) {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: 'virtual' }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** Each chunk's file, then every file that it imports, so that all can be asked for at once. */
function manifestOf({ outputs }) {
  const manifest = {};
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint) manifest[nameOf(file)] = [file, ...importsOf(outputs, file)].map((path) => relative('dist', path));
  }
  return manifest;
}

function importsOf(outputs, file, seen = new Set()) {
  for (const { path, kind } of outputs[file].imports) {
    if (kind !== 'import-statement' || seen.has(path)) continue;
    seen.add(path);
    importsOf(outputs, path, seen);
  }
  return seen;
}

function nameOf(file) {
  return /chunks\/(.+)-[^-]+\.js$/.exec(file)?.[1];
}

/** A page that needs no block must not pay for React, nor for the schema library. */
function refuseHeavyModules({ inputs }) {
  const heavy = Object.keys(inputs).filter((path) => /node_modules\/(react|react-dom|scheduler|zod|ky|dompurify|focus-trap)\//.test(path));
  if (heavy.length) throw new Error(`mortar.js must not contain ${heavy.join(', ')}`);
}

async function writeManifest(results) {
  const files = {};
  for (const { metafile } of results) {
    for (const path of Object.keys(metafile.outputs)) {
      const bytes = readFileSync(join(root, path));
      files[relative('dist', path)] = {
        bytes: bytes.length,
        brotli: brotliCompressSync(bytes).length,
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      };
    }
  }
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
  return files;
}

function checkBudgets(files) {
  const onPage = Object.entries(files).filter(([file]) => file !== 'library.js');
  const rows = onPage.map(([file, { brotli }]) => ({ file, brotli, budget: budgetOf(file) }));
  rows.push({ file: 'everything', brotli: rows.reduce((sum, row) => sum + row.brotli, 0), budget: BUDGETS.everything });
  console.table(rows);
  const over = rows.filter(({ brotli, budget }) => brotli > budget);
  if (over.length) throw new Error(`Over budget: ${over.map(({ file }) => file).join(', ')}`);
}

function budgetOf(file) {
  const name = nameOf(file);
  if (file === 'mortar.js') return BUDGETS['mortar.js'];
  return name === 'shared' ? BUDGETS.shared : BUDGETS.chunk;
}
