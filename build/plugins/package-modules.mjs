import { ROOT } from '../options.mjs';

/**
 * Makes CommonJS packages one module, with the exports that we use as its variables. Without it, every file that imports
 * a package would hold an object of its own with a getter for each export of that package.
 */
export function packageModules(packages) {
  const lines = Object.entries(packages).map(
    ([specifier, names]) => `export const { ${names.join(', ')} } = require('${specifier}');`,
  );
  return {
    name: 'package-modules',
    setup({ onResolve, onLoad }) {
      for (const specifier of Object.keys(packages)) {
        onResolve({ filter: new RegExp(`^${specifier}$`) }, ({ kind }) =>
          kind === 'import-statement' ? { path: 'packages', namespace: 'packages' } : undefined,
        );
      }
      onLoad({ filter: /.*/, namespace: 'packages' }, () => ({
        contents: lines.join('\n'),
        resolveDir: ROOT,
      }));
    },
  };
}
