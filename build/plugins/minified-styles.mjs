import { transform } from 'esbuild';
import { evaluate } from '../evaluate.mjs';

/** Style sheets that are texts in modules arrive minified; to the minifier of code they are mere texts. */
export const minifiedStyles = {
  name: 'minified-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/](blocks|components|forms|published)[\\/].*\bstyles\.ts$/ }, async ({ path }) => {
      const exported = Object.entries(await evaluate(path));
      if (!exported.every(([, value]) => typeof value === 'string')) return undefined;
      const statements = exported.map(async ([name, css]) => {
        const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
        return `export const ${name} = ${JSON.stringify(code.trim())};`;
      });
      return { contents: (await Promise.all(statements)).join('\n') };
    });
  },
};
