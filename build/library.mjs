import { build } from 'esbuild';
import { COMMON } from './options.mjs';

const LIBRARY = 'src/library.ts';

/** One file per subject behind the imported one, so that a bundler includes only what is used. */
export async function buildLibrary() {
  const options = { ...COMMON, entryPoints: { library: LIBRARY }, format: 'esm', outdir: 'dist' };
  const { metafile } = await build({ ...options, write: false });
  const subjects = metafile.inputs[LIBRARY].imports.map(({ path }) => [subjectOf(path), path]);
  await build({
    ...options,
    entryPoints: { library: LIBRARY, ...Object.fromEntries(subjects) },
    splitting: true,
    chunkNames: 'library/shared-[hash]',
  });
}

/** `src/commerce/money.ts` becomes `library/commerce/money`. */
function subjectOf(path) {
  return path.replace(/^src\/(.+)\.tsx?$/, 'library/$1');
}
