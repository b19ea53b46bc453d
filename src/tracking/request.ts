import { fail } from '../runtime/request-log';
import type { Runtime } from '../types';

/** What a service of the site answers, as text. Rejects for other statuses than 200, and after `timeout` milliseconds. */
export async function requestText({ requests }: Runtime, path: string, timeout: number): Promise<string> {
  const record = requests.add('GET', path, 'sent');
  try {
    const reply = await fetch(location.origin + path, { signal: AbortSignal.timeout(timeout) });
    if (reply.status !== 200) throw new Error(`HTTP ${reply.status}`);
    return await reply.text();
  } catch (error) {
    fail(record, error);
    throw error;
  }
}
