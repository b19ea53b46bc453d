export { mountList } from './list';
export { mountSearchPage } from './search-page/search-page';
