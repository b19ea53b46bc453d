import { accordion } from '../markup';

/** A block with a setting of its own. */
export const BODY = accordion('faq', { attributes: `data-block-json='{"allowMultipleOpenItems":true}'` });

/** What `mortar.explain()` returns. */
export interface Explanation {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly { readonly rule: string; readonly held: boolean; readonly because: string }[];
}
