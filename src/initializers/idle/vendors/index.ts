import { asRecord } from '../../../data/fields';
import type { Runtime } from '../../../runtime/types';
import { countComments } from './comment-count';
import { loadFonts } from './fonts';

/** What the site's context asks of other sites for the page as a whole. */
export function start(runtime: Runtime): void {
  const context = asRecord(runtime.site);
  loadFonts(runtime, context);
  countComments(runtime, context);
}
