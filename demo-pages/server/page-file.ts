import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../', import.meta.url);

/** What a page's file says about the page in the comment it begins with. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly pageType: number;
  readonly collection?: Readonly<Record<string, unknown>>;
  readonly item?: Readonly<Record<string, unknown>>;
  /** False on the one page that says nothing to the script. */
  readonly context?: boolean;
  /** Scripts of the page's own, by address. */
  readonly scripts?: readonly string[];
  /** Scripts that mock other sites' services; they run before the body is parsed. */
  readonly mocks?: readonly string[];
  /** The block of a page that does not bear its name. */
  readonly block?: string;
  /** Whether a visitor without a cart gets one here that has something in it. */
  readonly fillsCart?: boolean;
  /** What a strict policy allows here beside the usual, by its directives. */
  readonly policy?: Readonly<Record<string, string>>;
}

export interface PageFile {
  readonly path: string;
  readonly facts: PageFacts;
  readonly content: string;
}

/** The page at an address, or undefined; a file is a page when it begins with its facts. */
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
