import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { COMPILE_HINT, COMPRESSION, tighten } from './minify.mjs';
import { COMMON, DIST } from './options.mjs';
import { cssText } from './plugins/css-text.mjs';
import { virtualModule } from './plugins/virtual-module.mjs';

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
