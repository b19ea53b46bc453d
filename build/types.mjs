import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { DIST, ROOT } from './options.mjs';

const TYPES = join(DIST, 'types');

/** The library's types: `library.d.ts` and the declarations that it imports. */
export function writeTypes() {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.types.json'], { cwd: ROOT, stdio: 'inherit' });
  const declarations = reachedDeclarations(join(TYPES, 'library.d.ts'));
  rmSync(TYPES, { recursive: true });
  for (const [path, text] of declarations) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** All declaration files that the compiler reads for an entry, by path. */
function reachedDeclarations(entry) {
  const api = new API({ cwd: ROOT });
  const { program } = api.updateSnapshot({ openFiles: [entry] }).getDefaultProjectForFile(entry);
  const paths = program.getSourceFileNames().filter((path) => path.startsWith(`${TYPES}/`));
  const declarations = paths.map((path) => [path, withEndings(program.getSourceFile(path))]);
  api.close();
  return declarations;
}

/** The source imports files without extensions, which Node's resolution, and so the library's users, need. */
function withEndings({ fileName, text, imports }) {
  const insertions = imports.map((specifier) => ({
    at: specifier.end - 1, // before the closing quotation mark
    ending: endingOf(resolve(dirname(fileName), ownPath(specifier, fileName))),
  }));
  let changed = text;
  for (const { at, ending } of insertions.sort((a, b) => b.at - a.at)) // from the end: the others keep their place
    changed = changed.slice(0, at) + ending + changed.slice(at);
  return changed;
}

/** The package has no dependencies, so its types must not have any either. */
function ownPath(specifier, fileName) {
  if (specifier.text.startsWith('.')) return specifier.text;
  throw new Error(`The library's types must not need ${specifier.text}, as ${fileName} does`);
}

function endingOf(module) {
  return existsSync(`${module}.d.ts`) ? '.js' : '/index.js';
}
