import { asRecord } from '../../../data/fields';
import type { Runtime } from '../../../runtime/types';
import { countComments } from './comment-count';
import { loadFonts } from './fonts';

/** Starts the third-party services that the site's context requests for the whole page. */
export function start(runtime: Runtime): void {
  const context = asRecord(runtime.site);
  loadFonts(runtime, context);
  countComments(runtime, context);
}
