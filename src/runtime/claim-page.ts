import * as page from '../dom/page';

const MARK = Symbol.for('mortar.claimed');

/** Whether this is the first copy of the script in the document, which a page may write anew in the same window. */
export function claimPage(): boolean {
  const root = page.root();
  if (MARK in root) return false;
  Object.assign(root, { [MARK]: true });
  return true;
}
