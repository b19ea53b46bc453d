import { escapeHtml } from './escape.ts';
import { type PageFile, readAllPages } from './page-file.ts';

const MAIN_PAGE_TYPES = [1, 2, 50];

/** What the search page shows for a query: the words back in the field, and the pages found. */
export async function searchInserts(query: string) {
  return { 'search-query': escapeHtml(query), 'search-results': query ? await resultsFor(query) : '' };
}

async function resultsFor(query: string) {
  const pages = (await readAllPages()).filter((page) => isFound(page, query));
  const quoted = `<q>${escapeHtml(query)}</q>`;
  if (pages.length === 0)
    return `<p class="lead">Nothing found for ${quoted}. Try bread, clay or Saturday.</p>`;
  return `<p>${pages.length} found for ${quoted}</p>\n<ol class="results">${pages.map(resultItem).join('\n')}</ol>`;
}

function isFound({ facts, content }: PageFile, query: string) {
  const text = `${facts.title} ${facts.description} ${content.replace(/<[^>]*>|\{\{.*?\}\}/g, ' ')}`;
  return MAIN_PAGE_TYPES.includes(facts.pageType) && text.toLowerCase().includes(query.toLowerCase());
}

function resultItem({ path, facts }: PageFile) {
  return `<li><a href="${path.replace(/\/index$/, '/')}">${escapeHtml(facts.title)}</a><p>${escapeHtml(facts.description)}</p></li>`;
}
