import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { COMPRESSION, tighten } from './minify.mjs';
import { COMMON, DIST } from './options.mjs';
import { cssText } from './plugins/css-text.mjs';
import { virtualModule } from './plugins/virtual-module.mjs';

/**
 * Nearly every function of the script is called while a page starts. This comment lets Chromium compile them all while
 * the file arrives, beside the page's own work, not each at its first call (V8's explicit compile hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** `mortar.js`: a classic script, which knows the names of the chunks' files. */
export async function buildEntry(manifest) {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    entryPoints: ['src/mortar.ts'],
    format: 'iife',
    write: false,
    plugins: [virtualModule('mortar:manifest', `export default ${JSON.stringify(manifest)}`), cssText],
  });
  refuseForeignModules(metafile);
  // Unsafe only for converting symbols to text, which the script never does.
  const compress = { ...COMPRESSION, unsafe: true };
  const script = await tighten(outputFiles[0].text, { compress });
  await writeFile(join(DIST, 'mortar.js'), `${COMPILE_HINT}\n${script}`);
}

/** The script that every page loads must not contain third-party code. */
function refuseForeignModules({ inputs }) {
  const foreign = Object.keys(inputs).filter((path) => path.includes('node_modules/'));
  if (foreign.length) throw new Error(`mortar.js must not contain ${foreign.join(', ')}`);
}
