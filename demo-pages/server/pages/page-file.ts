import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../', import.meta.url);

/** The facts about a page in the comment at the start of its file. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly pageType: number;
  readonly collection?: Readonly<Record<string, unknown>>;
  readonly item?: Readonly<Record<string, unknown>>;
  /** False on the page without a site context. */
  readonly context?: boolean;
  /** The addresses of the page's own scripts. */
  readonly scripts?: readonly string[];
  /** Scripts that mock other sites' services; they run before the body is parsed. */
  readonly mocks?: readonly string[];
  /** The page's block, if the page has another name. */
  readonly block?: string;
  /** Whether the page gives visitors a filled cart if they have none. */
  readonly fillsCart?: boolean;
  /** Additional sources in the strict policy, by directive. */
  readonly policy?: Readonly<Record<string, string>>;
}

export interface PageFile {
  readonly path: string;
  readonly facts: PageFacts;
  readonly content: string;
}

/** The page at an address, or `undefined`; a file is a page if it begins with its facts. */
export async function readPage(address: string): Promise<PageFile | undefined> {
  const path = address.replace(/\.html$/, '').replace(/\/$/, '/index');
  if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(path)) return undefined;
  const text = await readFile(new URL(`.${path}.html`, FOLDER), 'utf8').catch(() => '');
  const [, facts, content = ''] = /^<!--(.*?)-->\s*(?:<!-- biome-ignore.*?-->\s*)*(.*)$/s.exec(text) ?? [];
  return facts === undefined ? undefined : { path, facts: JSON.parse(facts), content };
}

export function readLayout() {
  return readFile(new URL('layout.html', FOLDER), 'utf8');
}

/** Every page of the site. */
export async function readAllPages() {
  const files = await readdir(fileURLToPath(FOLDER), { recursive: true });
  const addresses = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
  const pages = await Promise.all(addresses.sort().map(readPage));
  return pages.filter((page) => page !== undefined);
}
