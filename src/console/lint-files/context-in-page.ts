import { parseJson } from '../../data/json';
import * as page from '../../dom/page';

/** Up to the script's last brace; published pages write the context as JSON. */
const ASSIGNED = /\bSQUARESPACE_CONTEXT\s*=\s*(\{[\s\S]*\})/;

/** The site context that a published page's script would assign, read from its source; `undefined` if there is none. */
export function contextInPage(): unknown {
  const raw = [...page.all('script')].map(({ textContent }) => ASSIGNED.exec(textContent ?? '')?.[1]);
  return parseJson(raw.find(Boolean));
}
