import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const ROOT = new URL('../../../', import.meta.url);

const BESIDE_README = ['CHANGELOG.md', 'SECURITY.md'];

/** A Markdown file of the project, and the address of its page. */
export interface DocFile {
  /** From the project's root: `docs/blocks/menu.md`. */
  readonly path: string;
  /** `/docs/blocks/menu`. */
  readonly address: string;
  readonly text: string;
}

/** README, CHANGELOG, SECURITY and everything in `docs/`, read for each request so that a reload shows edits. */
export async function readDocs(): Promise<readonly DocFile[]> {
  const folders = await Promise.all(['docs', 'docs/blocks'].map(markdownIn));
  const paths = ['README.md', ...BESIDE_README, ...folders.flat()];
  return Promise.all(paths.map(readDoc));
}

/** An image of the documentation by file name; `undefined` if there is none. */
export async function readDocImage(name: string) {
  if (!/^[a-z0-9-]+\.(webp|svg)$/.test(name)) return undefined;
  return readFile(new URL(`docs/images/${name}`, ROOT)).catch(() => undefined);
}

export function docAddress(path: string) {
  if (path === 'README.md') return '/docs/';
  if (BESIDE_README.includes(path)) return `/docs/${docName(path).toLowerCase()}`;
  return `/${path.replace(/\.md$/, '')}`;
}

export function docName(path: string) {
  return basename(path, '.md');
}

async function markdownIn(folder: string) {
  const names = await readdir(new URL(folder, ROOT));
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

async function readDoc(path: string): Promise<DocFile> {
  return { path, address: docAddress(path), text: await readFile(new URL(path, ROOT), 'utf8') };
}
