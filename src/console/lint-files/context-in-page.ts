import { parseJson } from '../../data/json';
import * as page from '../../dom/page';

/** Up to the last brace of its script; published pages write it as JSON. */
const ASSIGNED = /\bSQUARESPACE_CONTEXT\s*=\s*(\{[\s\S]*\})/;

/** The site context that a script of a published page would assign, where no script runs; `undefined` without one. */
export function contextInPage(): unknown {
  const raw = [...page.all('script')].map(({ textContent }) => ASSIGNED.exec(textContent ?? '')?.[1]);
  return parseJson(raw.find(Boolean));
}
