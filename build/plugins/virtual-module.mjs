import { ROOT } from '../options.mjs';

/** A module that has no file: its name, and what it says. */
export function virtualModule(name, contents) {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, () => ({ contents, loader: 'js', resolveDir: ROOT }));
    },
  };
}
