import { evaluate } from '../evaluate.mjs';

/**
 * Pages format our messages without the parser, because they are parsed at build time; only a site's own texts need it.
 */
export const parsedMessages = {
  name: 'parsed-messages',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ importer, resolveDir, kind }) =>
      importer.includes('/intl-messageformat/')
        ? resolve('@formatjs/icu-messageformat-parser/no-parser.js', { resolveDir, kind })
        : undefined,
    );
    onLoad({ filter: /\/i18n\/english\.ts$/ }, async ({ path }) => {
      const { ENGLISH } = await evaluate(path);
      return { contents: `export const ENGLISH = ${JSON.stringify(ENGLISH)}` };
    });
  },
};
