import type { Doc, DocSection } from './parse-doc.ts';

export const LONGEST_QUERY = 200;
export const MOST_RESULTS = 40;
const BEFORE = 60;
const EXCERPT = 200;

export interface DocResult {
  readonly doc: Doc;
  readonly section: DocSection;
  /** The text around the match of the rarest word. */
  readonly excerpt: string;
}

/** The distinct words of a query, in lower case; they are never used as patterns. */
export function queryWords(query: string) {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** The sections that contain all words; matches in a page's title come first, then those in headings, then in text. */
export function searchDocs(docs: readonly Doc[], words: readonly string[]): readonly DocResult[] {
  return docs
    .flatMap((doc) => doc.sections.map((section) => ({ doc, section, rank: rankOf(doc, section, words) })))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ doc, section }) => ({ doc, section, excerpt: excerptOf(section.text, words) }));
}

function rankOf({ title }: Doc, { heading, depth, text }: DocSection, words: readonly string[]) {
  const everywhere = `${title} ${heading} ${text}`;
  if (!hasAll(everywhere, words)) return 0;
  if (depth === 1 && hasAll(title, words)) return 4;
  if (hasAll(heading, words)) return 3;
  return hasAll(`${heading} ${text}`, words) ? 2 : 1;
}

function hasAll(text: string, words: readonly string[]) {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function excerptOf(text: string, words: readonly string[]) {
  const from = wordStart(text, bestMatch(text, words) - BEFORE);
  const to = wordEnd(text, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** The index of the rarest word's first match; 0 if only the heading matches. */
function bestMatch(text: string, words: readonly string[]) {
  const lower = text.toLowerCase();
  const found = words.filter((word) => lower.includes(word));
  const [rarest] = found.sort((a, b) => lower.split(a).length - lower.split(b).length);
  return rarest === undefined ? 0 : lower.indexOf(rarest);
}

/** The start of the first word from an index on. */
function wordStart(text: string, index: number) {
  return index <= 0 ? 0 : text.indexOf(' ', index) + 1;
}

/** The end of the last word up to an index. */
function wordEnd(text: string, index: number) {
  return index >= text.length ? text.length : text.lastIndexOf(' ', index);
}
