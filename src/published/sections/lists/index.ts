// The chunk `section-lists`: rows of items, and the page of search results.

export { mountList } from './list';
export { mountSearchPage } from './search-page/search-page';
