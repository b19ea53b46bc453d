import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileFault, FileFix } from './file-fault';

/** The results for all files. */
export interface Results {
  readonly faults: readonly FileFault[];
  /** `undefined` without `--fix`. */
  readonly fixes: readonly FileFix[] | undefined;
  /** Whether `--fix` would fix some of the faults. */
  readonly isFixable: boolean;
}

export const FORMATS = {
  text: formatText,
  json: ({ faults, fixes }: Results) => JSON.stringify(fixes ? { fixes, faults } : faults, null, 2),
  github: ({ faults }: Results) => faults.map(annotation).join('\n'),
};

export type Format = keyof typeof FORMATS;

function formatText({ faults, fixes = [], isFixable }: Results): string {
  const lines = faults.map(
    ({ file, line, column, code, element, message, suggestion, docs }) =>
      `${file}:${line}:${column}: ${code}: ${message} ${suggestion}\n  ${element}\n  ${fromHere(docs)}`,
  );
  const fixed = fixes.length ? `${fixes.length} fixed, ` : '';
  const hint = isFixable ? '; --fix can fix some of them' : '';
  const sum = `${fixed}${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}${hint}`;
  return [...fixes.map(formatFix), ...lines, sum].join('\n');
}

function formatFix({ file, line, column, code, description }: FileFix): string {
  return `${file}:${line}:${column}: fixed ${code}: ${description}`;
}

/** The command is in `dist/`, next to the documentation. */
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Converts a path in the package to one relative to the working directory. */
function fromHere(path: string): string {
  return relative(process.cwd(), join(PACKAGE, path));
}

/** A workflow command of GitHub Actions, which shows the fault next to its line. */
function annotation({ file, line, column, code, message, suggestion, docs }: FileFault): string {
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::error ${list.join(',')}::${escapeData(`${message} ${suggestion} (${docs})`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
