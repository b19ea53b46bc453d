import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { minify } from 'terser';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const LIBRARY = 'src/library.ts';

/** Sizes in brotli-11 bytes; a file over its budget fails the build. */
const BUDGETS = {
  'mortar.js': 14_400,
  react: 62_000,
  chunk: 6_000,
  http: 7_000,
  modal: 8_000,
  // A form with all its fields: 12,000 together.
  forms: 8_210,
  form: 460,
  'form-draw': 3_330,
  gallery: 7_000,
  'gallery-motion': 8_200,
  sanitize: 11_000,
  'message-parser': 8_000,
  lint: 7_800,
  everything: 275_000,
};

/** The list of all chunks: a name and a module each. */
const CHUNK_MODULES = 'src/chunk-modules.ts';

/**
 * What several chunks share, each a chunk of its own that stands for its entry, for our modules that the entry
 * re-exports, and for packages. A later one may stand on an earlier one.
 */
const SHARED = {
  base: { entry: 'src/base.ts' },
  react: { entry: 'src/ui/react.ts', packages: /^react(-dom)?(\/.*)?$/ },
  modal: { entry: 'src/ui/modal/modal.ts' },
  forms: { entry: 'src/form/engine.ts' },
  cart: { entry: 'src/cart/index.ts' },
};

/** Names of our own that no page sees, shortened alike in the script and in its chunks. */
const INTERNAL_NAMES = [
  'added',
  'adopt',
  'allowsTracking',
  'areAllowed',
  'checks',
  'clearTrackingCookies',
  'closeTop',
  'deliverTo',
  'facts',
  'hits',
  'holds',
  'insertions',
  'instanceOf',
  'instances',
  'isMobile',
  'isUnseen',
  'keepAttributes',
  'mountNow',
  'offer',
  'prefersReducedMotion',
  'releaseRemoved',
  'removed',
  'selector',
  'settled',
  'steps',
  'taken',
  'toggleClass',
  'transport',
  'waitingAround',
];

/** No function here, ours or a package's, is an expression that somebody constructs. */
const COMPRESSION = { passes: 5, unsafe_arrows: true, hoist_funs: true, lhs_constants: false };

const MINIFICATION = {
  ecma: 2022,
  mangle: { toplevel: true },
  format: { quote_style: 2 },
};

/**
 * A package's file that is no ES module is wrapped in a function. In brackets the browser compiles it while it
 * arrives, beside the page's own work; an arrow function it would read twice, and on the main thread.
 */
const WRAPPED = {
  compress: { ...COMPRESSION, unsafe_arrows: false },
  format: { ...MINIFICATION.format, wrap_func_args: true },
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

const shortened = {
  mangleProps: new RegExp(`^(${INTERNAL_NAMES.join('|')})$`),
  mangleCache: Object.fromEntries(INTERNAL_NAMES.map((name, index) => [name, `$${index.toString(36)}`])),
};

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'chunks'), { recursive: true });
const shared = await buildShared();
const release = await buildChunks(shared);
const script = await buildScript({ release, shared: filesOf(shared) });
await buildLibrary();
await writeHtmlData();
await buildLinter();
writeTypes();
refuseForeignModules(script);
checkBudgets(await writeManifest());

/** First what several chunks share, each with a hash of its own: it changes rarely and weighs most. */
async function buildShared() {
  const files = {};
  for (const [name, { entry, packages }] of Object.entries(SHARED)) {
    const options = { entryPoints: { [name]: entry }, plugins: [shareBy(files), minifyStyles()] };
    const [{ code, exports }] = packages
      ? await esmBuild({ ...options, supported: { arrow: false } }, WRAPPED)
      : await esmBuild(options);
    files[name] = { file: `${name}-${hashOf(code)}`, exports };
    await writeChunk(files[name].file, code);
  }
  return files;
}

function filesOf(shared) {
  return Object.fromEntries(Object.entries(shared).map(([name, { file }]) => [name, file]));
}

/** Then the chunks. They bear one hash over all of them, so that the script needs to know one for however many there are. */
async function buildChunks(sharedFiles) {
  const files = await esmBuild({
    entryPoints: chunkEntries(),
    plugins: [shareBy(sharedFiles), minifyStyles(), formatWithoutParser()],
  });
  const release = hashOf(files.map(({ code }) => code).join(''));
  for (const { name, code } of files) await writeChunk(`${name}-${release}`, code);
  return release;
}

/** Modules by name, with their code and the names that they export. */
async function esmBuild(options, minification = { compress: COMPRESSION }) {
  const { outputFiles, metafile } = await build({
    ...common,
    ...shortened,
    ...options,
    format: 'esm',
    outdir: 'dist',
    write: false,
  });
  return Promise.all(
    outputFiles.map(async ({ path, text }) => ({
      name: basename(path, '.js'),
      code: await tighten(toFactory(text), { module: true, ...minification }),
      exports: metafile.outputs[relative(root, path)].exports,
    })),
  );
}

/**
 * A module that stands on shared files is a function of them, and names them in `uses`: the script hands them over. An
 * import of its own could not be repeated: there are browsers that never ask again for the address of a module that
 * failed, and would refuse at once whatever imports it.
 */
function toFactory(code) {
  const bindings = {};
  const body = code.replace(/import\{([^}]+)\}from"\.\/(\w+)\.js";/g, (_, imported, name) => {
    bindings[name] = [...(bindings[name] ?? []), imported.replaceAll(' as ', ':')];
    return '';
  });
  const names = Object.keys(bindings);
  if (!names.length) return code;
  const parameters = names.map((name) => `{${bindings[name]}}`);
  const result = body.replace(
    /export\{([^}]*)\};\s*$/,
    (_, exported) => `return{${exported.split(',').map(asProperty)}};`,
  );
  return `export const uses=${JSON.stringify(names)};export default function(${parameters}){${result}}`;
}

/** What is exported, `local as name` or just `name`, as a property of an object. */
function asProperty(exported) {
  const [local, name = local] = exported.split(' as ');
  return `${name}:${local}`;
}

/** A second minifier takes 6 % more; of the page's files only, since it is slow. */
async function tighten(text, options) {
  return (await minify(text, { ...MINIFICATION, ...options })).code;
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6);
}

function writeChunk(name, code) {
  return writeFile(join(dist, 'chunks', `${name}.js`), code);
}

function chunkEntries() {
  const rows = readFileSync(join(root, CHUNK_MODULES), 'utf8').matchAll(
    /([\w-]+)'?: typeof import\('(.+)'\)/g,
  );
  return Object.fromEntries([...rows].map(([, name, path]) => [name, `./${join('src', path)}`]));
}

/** Takes from shared files what their modules and packages export, each name by itself, so that unused ones fall away. */
function shareBy(files) {
  return {
    name: 'shared',
    setup({ onResolve, onLoad }) {
      for (const name of Object.keys(files)) {
        const shared = { path: name, namespace: 'shared' };
        const { entry, packages } = SHARED[name];
        const modules = modulesBehind(entry);
        const find = ({ path, resolveDir }) => (modules.has(join(resolveDir, path)) ? shared : undefined);
        onResolve({ filter: /^\./, namespace: 'file' }, find);
        if (packages) onResolve({ filter: packages }, () => shared);
      }
      onResolve({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }));
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => {
        const { exports } = files[path];
        return { contents: exports.map((name) => `export{${name}}from"./${path}.js";`).join('') };
      });
    },
  };
}

/** A shared entry and what it re-exports of ours, as source files import them. */
function modulesBehind(entry) {
  const path = join(root, entry);
  const exported = readFileSync(path, 'utf8').matchAll(/^export \* from '(\..+)'/gm);
  return new Set([
    path.replace(/\.tsx?$/, ''),
    ...[...exported].map(([, from]) => join(dirname(path), from)),
  ]);
}

/**
 * Pages format messages without the parser: our own arrive parsed, and only a site's own words may have to be read.
 */
function formatWithoutParser() {
  return {
    name: 'format-without-parser',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ importer, resolveDir, kind }) =>
        /[\\/]intl-messageformat[\\/]/.test(importer)
          ? resolve('@formatjs/icu-messageformat-parser/no-parser.js', { resolveDir, kind })
          : undefined,
      );
      onLoad({ filter: /[\\/]messages[\\/]english\.ts$/ }, async ({ path }) => {
        const { ENGLISH } = await evaluate(path);
        return { contents: `export const ENGLISH = ${JSON.stringify(ENGLISH)}` };
      });
    },
  };
}

/** Takes comments and white space out of style sheets, which are mere texts to the minifier of code. */
function minifyStyles() {
  const minifyCss = (css) =>
    css
      .replace(/\s*\/\*.*?\*\//g, '')
      .replace(/ ?([{};,])\n\s*/g, '$1')
      .replace(/([:,]) | (?=!)/g, '$1')
      .replaceAll(';}', '}');
  return {
    name: 'minify-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\b(styles|reset|spoken)\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/`[^`]*`/g, minifyCss),
        loader: 'ts',
      }));
    },
  };
}

/** What a module of ours exports when it runs in Node. */
async function evaluate(path) {
  const { outputFiles } = await build({ ...common, entryPoints: [path], format: 'esm', write: false });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

/** Then the script, a classic one, which knows the chunks' names. */
async function buildScript(manifest) {
  const { outputFiles, metafile } = await build({
    ...common,
    ...shortened,
    entryPoints: ['src/mortar.ts'],
    format: 'iife',
    write: false,
    plugins: [virtualModule('mortar:manifest', `export default ${JSON.stringify(manifest)}`)],
  });
  // Unsafe only for what nothing in the script does: turning a symbol into text.
  const compress = { ...COMPRESSION, unsafe: true };
  await writeFile(join(dist, 'mortar.js'), await tighten(outputFiles[0].text, { compress }));
  return metafile;
}

/** A file for each subject behind the one that is imported, so that a bundle takes only what it uses. */
async function buildLibrary() {
  const options = { ...common, entryPoints: { library: LIBRARY }, format: 'esm', outdir: 'dist' };
  const { metafile } = await build({ ...options, write: false });
  const subjects = metafile.inputs[LIBRARY].imports.map(({ path }) => [
    path.replace(/^src\/(.+)\.tsx?$/, 'library/$1'),
    path,
  ]);
  await build({
    ...options,
    entryPoints: { library: LIBRARY, ...Object.fromEntries(subjects) },
    splitting: true,
    chunkNames: 'library/shared-[hash]',
  });
}

/** What editors offer and explain while somebody writes a page. */
async function writeHtmlData() {
  const { htmlData } = await evaluate(join(root, 'src/console/html-data.ts'));
  await writeFile(join(dist, 'mortar.html-data.json'), `${JSON.stringify(htmlData(), null, 2)}\n`);
}

/** The command that lints files; it brings its rules, and takes the DOM from a package. */
function buildLinter() {
  return build({
    ...common,
    entryPoints: { 'mortar-lint': 'src/console/lint-files.ts' },
    format: 'esm',
    platform: 'node',
    external: ['happy-dom'],
    outdir: 'dist',
  });
}

/** What the library's users compile against. */
function writeTypes() {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });
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

function nameOf(file) {
  return /chunks\/(.+)-[^-]+\.js$/.exec(file)?.[1];
}

/** What every page loads is ours alone, to the last byte. */
function refuseForeignModules({ inputs }) {
  const foreign = Object.keys(inputs).filter((path) => path.includes('node_modules/'));
  if (foreign.length) throw new Error(`mortar.js must not contain ${foreign.join(', ')}`);
}

/** Every file with its size and integrity. */
async function writeManifest() {
  const paths = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = {};
  for (const entry of paths.filter((path) => path.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    files[relative(dist, path)] = {
      bytes: bytes.length,
      brotli: brotliCompressSync(bytes).length,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    };
  }
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
  return files;
}

function checkBudgets(files) {
  const onPage = Object.entries(files).filter(([file]) => /^(mortar\.js|chunks\/)/.test(file));
  const rows = onPage.map(([file, { brotli }]) => ({ file, brotli, budget: budgetOf(file) }));
  rows.push({
    file: 'everything',
    brotli: rows.reduce((sum, row) => sum + row.brotli, 0),
    budget: BUDGETS.everything,
  });
  console.table(rows);
  const over = rows.filter(({ brotli, budget }) => brotli > budget);
  if (over.length) throw new Error(`Over budget: ${over.map(({ file }) => file).join(', ')}`);
}

function budgetOf(file) {
  const name = nameOf(file) ?? file;
  return BUDGETS[name] ?? BUDGETS.chunk;
}
