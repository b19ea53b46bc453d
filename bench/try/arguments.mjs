import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run try -- [options] FILE|FOLDER|URL…

Opens saved pages or a running site with Mortar's tag in place of the platform's scripts,
and shows per page what that changes.

  --width PX    width of the window (default 1280)
  --markdown    print the table as Markdown

Exit code: 0 nothing is worse, 1 an error that the page did not have before or a failed block, 2 unusable arguments.`;

const OPTIONS = {
  width: { type: 'string', default: '1280' },
  markdown: { type: 'boolean', default: false },
};

/** Reads the command line. @throws Error with the reason if the arguments are unusable. */
export function readArguments(words) {
  const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  const width = Number(values.width);
  if (!positionals.length) throw new Error('Name at least one file, folder or URL.');
  if (!(width >= 200 && width <= 10_000)) {
    throw new Error(`--width must be a number of px from 200 to 10000, got "${values.width}"`);
  }
  return { targets: positionals, width, isMarkdown: values.markdown };
}
