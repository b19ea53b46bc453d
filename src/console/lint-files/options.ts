import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FORMATS, type Format } from './formats';

export const USAGE = `Usage: mortar-lint [options] page.html…

  --fix                       fix what is safe: misspelt attributes and settings, missing image dimensions
  --root DIR                  the folder of the site, where --fix finds images with addresses like /images/jug.jpg
  --format text|json|github   how the faults are printed; --json is short for --format json
  --help                      print this text

Exit codes: 0 no faults, 1 faults, 2 wrong arguments, or a file that cannot be read or written`;

export interface Options {
  readonly paths: readonly string[];
  readonly format: Format;
  readonly fix: boolean;
  readonly root: string | undefined;
  readonly help: boolean;
}

/** @throws Error for invalid arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fix: { type: 'boolean', default: false },
      format: { type: 'string' },
      help: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      root: { type: 'string' },
    },
  });
  if (!positionals.length && !values.help) throw new Error('No files.');
  if (values.root !== undefined && !statSync(values.root).isDirectory())
    throw new Error(`${values.root} is not a folder.`);
  const { fix, help, root } = values;
  return { paths: positionals, format: readFormat(values.format, values.json), fix, root, help };
}

function readFormat(format: string | undefined, isJson: boolean): Format {
  const chosen = format ?? (isJson ? 'json' : 'text');
  if (isJson && chosen !== 'json') throw new Error(`--json and --format ${chosen} cannot be combined.`);
  if (!isFormat(chosen)) throw new Error(`There is no format ${chosen}.`);
  return chosen;
}

function isFormat(text: string): text is Format {
  return Object.hasOwn(FORMATS, text);
}
