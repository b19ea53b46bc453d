import { escapeHtml } from '../escape.ts';
import { type DocResult, LONGEST_QUERY, MOST_RESULTS, queryWords, searchDocs } from './doc-search.ts';
import type { Doc } from './parse-doc.ts';

/** The results of a query, or why there are none. */
export function resultsHtml(docs: readonly Doc[], query: string) {
  const words = queryWords(query);
  if (words.length === 0) return '<p role="status">Type one or more words to search all pages.</p>';
  if (query.length > LONGEST_QUERY)
    return `<p role="status">This search is too long. Use up to ${LONGEST_QUERY} characters.</p>`;
  const results = searchDocs(docs, words);
  const quoted = `“${escapeHtml(query)}”`;
  if (results.length === 0)
    return `<p role="status">No results for ${quoted}. Try fewer or shorter words.</p>`;
  const items = results.slice(0, MOST_RESULTS).map((result) => itemHtml(result, words));
  return `<p role="status">${countText(results.length)} for ${quoted}</p>\n<ol class="results">\n${items.join('\n')}\n</ol>`;
}

function countText(count: number) {
  if (count > MOST_RESULTS) return `The first ${MOST_RESULTS} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

function itemHtml({ doc, section, excerpt }: DocResult, words: readonly string[]) {
  const isTop = section.depth === 1;
  const address = isTop ? doc.address : `${doc.address}#${section.id}`;
  const page = isTop ? '' : `<span class="result-page">${escapeHtml(doc.title)}</span> `;
  return `<li>${page}<a href="${address}">${mark(section.heading, words)}</a><p>${mark(excerpt, words)}</p></li>`;
}

/** A text with its matches marked. Longer words come first, so that a shorter one doesn't split them. */
function mark(text: string, words: readonly string[]) {
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(${longestFirst.join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((part, index) => (index % 2 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
