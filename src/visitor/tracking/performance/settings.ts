import { fieldsOf, text } from '../../../data/fields';
import { parseJson } from '../../../data/json';
import type { Runtime } from '../../../runtime/types';
import { requestText } from '../request';

/** Milliseconds after which the settings are given up (specification, section 9, performance). */
const TIMEOUT = 30_000;

/** The service's name for this page load. Rejects where the service gives none. */
export async function requestPageLoadId(runtime: Runtime): Promise<string> {
  const reply = await requestText(runtime, '/api/1/performance/settings', TIMEOUT);
  const pageLoadId = text('')(fieldsOf(parseJson(reply)).pageLoadId);
  if (!pageLoadId) throw new Error('Unable to resolve pageLoadId');
  return pageLoadId;
}
