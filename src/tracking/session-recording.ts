import { init } from '@fullstory/browser';
import { parseJson } from '../runtime/json';
import type { Runtime } from '../types';
import { requestText } from './request';

/** Milliseconds after which the recording's id is given up. */
const TIMEOUT = 10_000;

/** Starts the recording tool with the id that the site's service gives; a mock id means none. */
export async function startRecording(runtime: Runtime): Promise<void> {
  const id = idIn(await requestText(runtime, '/api/commerce/fullstory/getId', TIMEOUT).catch(() => ''));
  if (!id || /mock/i.test(id)) return;
  const script = runtime.site.sessionRecordingSrc.replace(/^https:\/\//, '');
  init({ orgId: id, ...(script && { script }) });
}

/** The service answers with the id alone, as JSON or as plain text. */
function idIn(reply: string): string {
  const read = parseJson(reply) ?? reply;
  return typeof read === 'string' && /^[\w-]+$/.test(read) ? read : '';
}
