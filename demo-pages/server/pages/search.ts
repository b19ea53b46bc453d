import { escapeHtml } from '../escape.ts';
import { type PageFile, readAllPages } from './page-file.ts';

const MAIN_PAGE_TYPES = [1, 2, 50];

/** A query, and the collection to search if not everywhere. */
interface Search {
  readonly words: string;
  readonly collection: string;
}

/** The texts of the search page: the query for the field, and the pages found. */
export async function searchInserts(search: Search) {
  const results = search.words ? await resultsFor(search) : '';
  return { 'search-query': escapeHtml(search.words), 'search-results': results };
}

/** The pages that contain the words, with titles and addresses. */
export async function suggestionsFor(search: Search) {
  return (await findPages(search)).map(({ path, facts }) => ({ title: facts.title, url: addressOf(path) }));
}

async function resultsFor(search: Search) {
  const pages = await findPages(search);
  const quoted = `<q>${escapeHtml(search.words)}</q>`;
  if (pages.length === 0)
    return `<p class="lead">Nothing found for ${quoted}. Try bread, clay or Saturday.</p>`;
  return `<p>${pages.length} found for ${quoted}</p>\n<ol class="results">${pages.map(resultItem).join('\n')}</ol>`;
}

async function findPages(search: Search) {
  return (await readAllPages()).filter((page) => isFound(page, search));
}

function isFound({ facts, content }: PageFile, { words, collection }: Search) {
  const text = `${facts.title} ${facts.description} ${content.replace(/<[^>]*>|\{\{.*?\}\}/g, ' ')}`;
  const isThere =
    MAIN_PAGE_TYPES.includes(facts.pageType) && (!collection || facts.collection?.id === collection);
  return isThere && text.toLowerCase().includes(words.toLowerCase());
}

function addressOf(path: string) {
  return path.replace(/\/index$/, '/');
}

function resultItem({ path, facts }: PageFile) {
  return `<li><a href="${addressOf(path)}">${escapeHtml(facts.title)}</a><p>${escapeHtml(facts.description)}</p></li>`;
}
