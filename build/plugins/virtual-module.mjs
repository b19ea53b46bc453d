import { ROOT } from '../options.mjs';

/** A module without a file: its name and its source. */
export function virtualModule(name, contents) {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, () => ({ contents, loader: 'js', resolveDir: ROOT }));
    },
  };
}
