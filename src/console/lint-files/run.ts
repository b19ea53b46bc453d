import { messageOf } from '../../data/errors';
import { fileFault, fileFix } from './file-fault';
import { fixPage } from './fix-page';
import { findFixes } from './fixes';
import { FORMATS, type Results } from './formats';
import { createLinter, type LintHtml } from './lint-html';
import { type Options, readOptions, USAGE } from './options';
import { readSource, type SourceFile, writeSource } from './source-file';

const CLEAN = 0;
const FAULTS = 1;
const UNUSABLE = 2;

/** The command: prints what it finds and returns its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) console.log(USAGE);
    return options.help ? CLEAN : await lintFiles(options, options.paths.map(readSource));
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    return UNUSABLE;
  }
}

async function lintFiles(options: Options, files: readonly SourceFile[]): Promise<number> {
  const lintHtml = await createLinter();
  const check = options.fix ? fixFile : lintFile;
  const checked: Checked[] = [];
  for (const file of files) checked.push(await check(file, lintHtml, options));
  const faults = checked.flatMap((file) => file.faults);
  const fixes = options.fix ? checked.flatMap((file) => file.fixes ?? []) : undefined;
  const isFixable = checked.some((file) => file.isFixable);
  const output = FORMATS[options.format]({ faults, fixes, isFixable });
  if (output) console.log(output);
  if (checked.some(({ isUnwritten }) => isUnwritten)) return UNUSABLE;
  return faults.length ? FAULTS : CLEAN;
}

interface Checked extends Results {
  readonly isUnwritten?: boolean;
}

async function lintFile({ path, html }: SourceFile, lintHtml: LintHtml, { root }: Options): Promise<Checked> {
  const findings = await lintHtml(html);
  const fixes = await findFixes(html, findings, { path, root });
  return {
    faults: findings.map((finding) => fileFault(path, html, finding)),
    fixes: undefined,
    isFixable: fixes.length > 0,
  };
}

/** A file that can't be written keeps its faults; the other files are still processed. */
async function fixFile(file: SourceFile, lintHtml: LintHtml, options: Options): Promise<Checked> {
  const { path } = file;
  const place = { path, root: options.root };
  const { html, fixes, findings } = await fixPage(file.html, place, lintHtml);
  try {
    if (fixes.length) writeSource(file, html);
  } catch (error) {
    console.error(`${path} cannot be written: ${messageOf(error)}`);
    return { ...(await lintFile(file, lintHtml, options)), isUnwritten: true };
  }
  return {
    faults: findings.map((finding) => fileFault(path, html, finding)),
    fixes: fixes.map((fix) => fileFix(path, fix)),
    isFixable: false,
  };
}
