import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of `src/`, ground floor first, as `docs/architecture.md` describes them. */
const ROOMS = [
  'data',
  'dom',
  'runtime',
  'i18n',
  'api',
  'media',
  'commerce',
  'visitor',
  'components',
  'forms',
  'owner',
  'blocks',
  'initializers',
  'published',
  'console',
  'library',
];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|css)$/.test(file)),
);
const imports = [...files].flatMap(importsOf);

describe('the rooms', () => {
  it('are the folders of src', () => {
    const folders = new Set([...files].filter((file) => file.includes('/')).map(roomOf));
    expect([...folders].sort()).toEqual([...ROOMS].sort());
  });

  it('import from rooms below them, never from above', () => {
    const upward = imports.filter(({ from, to }) => floorOf(from) < floorOf(to));
    expect(upward).toEqual([]);
  });

  it('have no circle of imports', () => {
    expect(circles(imports)).toEqual([]);
  });
});

describe('a block', () => {
  it('knows no other block', () => {
    const foreign = imports.filter(({ from, to }) => {
      const [own, other] = [blockOf(from), blockOf(to)];
      return own && other && own !== other;
    });
    expect(foreign.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});

function importsOf(from: string): Import[] {
  const text = readFileSync(`src/${from}`, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s[^'";]*?from\s+'(\.[^']+)'/gms);
  return [...statements].map(([, path = '']) => ({ from, to: resolve(from, path) }));
}

function resolve(from: string, path: string): string {
  const target = posix.join(posix.dirname(from), path);
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.d.ts'].find((end) =>
    files.has(target + end),
  );
  if (found === undefined) throw new Error(`${from} imports ${path}, which is no file`);
  return target + found;
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Files beside the rooms are the entries, which lie above all of them. */
function floorOf(file: string): number {
  return file.includes('/') ? ROOMS.indexOf(roomOf(file)) : ROOMS.length;
}

function blockOf(file: string): string | undefined {
  return /^blocks\/([^/]+)\//.exec(file)?.[1];
}

/** Each circle once, as the files on its way. */
function circles(edges: readonly Import[]): string[] {
  const next = new Map<string, Import[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (done.has(file) || way.includes(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
