import { join, relative } from 'node:path';
import { SHARED } from '../common-modules.mjs';
import { ROOT } from '../options.mjs';

/** Takes shared modules from the shared file instead of bundling them into each chunk. */
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
 * A chunk's request for a shared file: it asks the script, by name. An import couldn't be retried, since some browsers
 * never request the address of a failed module again and reject everything that imports it.
 */
export function requestFor(name) {
  return `globalThis[Symbol.for('mortar.shared')](${JSON.stringify(name)})`;
}

/** The bundler removes what a chunk doesn't use, because of the function around each property, and inlines the rest. */
function sharedModule(name, { exports }) {
  return [
    `const shared = await ${requestFor(name)};`,
    ...exports.map((exported) => `export const ${exported} = /* @__PURE__ */ (() => shared.${exported})();`),
  ].join('\n');
}
