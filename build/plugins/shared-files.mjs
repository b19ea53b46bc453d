import { join, relative } from 'node:path';
import { SHARED } from '../common-modules.mjs';
import { ROOT } from '../options.mjs';

/** Takes what a shared chunk holds from its file, not into each chunk that uses it. */
export function sharedFiles(files) {
  return {
    name: 'shared-files',
    setup({ onResolve, onLoad }) {
      for (const name of Object.keys(files)) {
        const shared = { path: name, namespace: 'shared', sideEffects: false };
        const modules = new Set(SHARED[name].modules.map((path) => join('src', path)));
        onResolve({ filter: /^\./, namespace: 'file' }, ({ path, resolveDir }) =>
          modules.has(relative(ROOT, join(resolveDir, path))) ? shared : undefined,
        );
        for (const specifier of Object.keys(SHARED[name].packages ?? {})) {
          onResolve({ filter: new RegExp(`^${specifier}$`), namespace: 'file' }, () => shared);
        }
      }
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        contents: sharedModule(path, files[path]),
      }));
    },
  };
}

/**
 * What a chunk has of a shared file: it asks the script for it, by name. An import could not be repeated, since there
 * are browsers that never ask again for the address of a module that failed, and refuse whatever imports it. A name
 * that the chunk does not use falls away.
 */
function sharedModule(name, { exports }) {
  return [
    `const shared = await globalThis[Symbol.for('mortar.shared')](${JSON.stringify(name)});`,
    ...exports.map(
      (exported) => `export const ${exported} = /* @__PURE__ */ Reflect.get(shared, '${exported}');`,
    ),
  ].join('\n');
}
