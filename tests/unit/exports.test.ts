import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'tests', 'build', 'demo-pages', 'bench'];
const VALUES = /^export (?:async )?(?:function\*?|const|class|enum) (\w+)/gm;
const TYPES = /^export (?:interface|type) (\w+)/gm;
const files = new Map(FOLDERS.flatMap(sourcesIn).map((file) => [file, readFileSync(file, 'utf8')]));

/** What the build finds by its place: the parts of a block's folder, and what it evaluates. */
const READ_BY_THE_BUILD =
  /blocks\/[^/]+\/(index\.tsx?#mount|settings\.ts#(description|requiredSelector|requiredSettings))$|#(CHUNKS|blockDocs|htmlData)$/;

/** Types that only declarations name: what the calls of the API take, and the table that the registry completes. */
const READ_BY_THE_COMPILER = /^src\/api\/|runtime\/block-entry\.ts#Blocks$/;

/** What is imported, as `file#name`; `file#*` where a file is imported whole. */
const imported = new Set([...files].flatMap(([file, text]) => [...importsIn(file, text)]));

const sources = [...files].filter(([file]) => file.startsWith('src/'));

it('every function, constant and class that src exports is imported by another file', () => {
  expect(sources.flatMap((source) => unusedIn(source, VALUES))).toEqual([]);
});

it('every type that src exports is imported by another file', () => {
  const unused = sources.flatMap((source) => unusedIn(source, TYPES));
  expect(unused.filter((name) => !READ_BY_THE_COMPILER.test(name))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|\.d\.ts$/.test(file));
}

function unusedIn([file, text]: [string, string], exported: RegExp): string[] {
  if (imported.has(`${file}#*`)) return [];
  return [...text.matchAll(exported)]
    .map(([, name]) => `${file}#${name}`)
    .filter((name) => !imported.has(name) && !READ_BY_THE_BUILD.test(name));
}

function* importsIn(file: string, text: string): Generator<string> {
  const statements = text.matchAll(/^(?:import|export)\s+([^'";]*?)\s*from\s+'(\.[^']+)'/gms);
  for (const [, clause = '', path = ''] of statements) {
    const target = resolve(file, path);
    if (!target) continue;
    if (clause.includes('*')) yield `${target}#*`;
    for (const name of namesIn(clause)) yield `${target}#${name}`;
  }
  for (const [, path = ''] of text.matchAll(/(?:import|importActual)(?:<[^>]*>)?\(\s*'(\.[^']+)'/g)) {
    const target = resolve(file, path);
    if (target) yield `${target}#*`;
  }
}

/** `type A, B as C` inside the braces are A and B. */
function namesIn(clause: string): string[] {
  const inBraces = clause.match(/{(.*)}/s)?.[1] ?? '';
  return inBraces.split(',').map((name) =>
    name
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s.*/s, ''),
  );
}

function resolve(from: string, path: string): string | undefined {
  const target = posix.join(posix.dirname(from), path);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => target + end)
    .find((file) => files.has(file));
}
