import { requireText } from './require';

/** A page that the site does not have; `path` is where it was looked for. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  readonly path: string;
  constructor(path: string) {
    super(`There is no page at ${requireText('The path of a page', path)}`);
    this.path = path;
  }
}
