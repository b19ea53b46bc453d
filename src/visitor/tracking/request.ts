import { guarded } from '../../data/guarded';
import { watchLeaving } from '../../dom/watch-leaving';
import { fail } from '../../runtime/request-log';
import type { Runtime } from '../../runtime/types';

/**
 * The text of a site service's reply. Rejects for any status but 200 and after `timeout` milliseconds; never settles
 * for a visitor who leaves meanwhile, which isn't a failure.
 */
export async function requestText({ requests }: Runtime, path: string, timeout: number): Promise<string> {
  const record = requests.add('GET', path, 'sent');
  const signal = guarded(() => AbortSignal.timeout(timeout)) ?? null;
  const leaving = watchLeaving();
  try {
    const reply = await fetch(location.origin + path, { signal, redirect: 'error' });
    if (reply.status !== 200) throw new Error(`HTTP ${reply.status}`);
    return await reply.text();
  } catch (error) {
    const cause = signal?.reason ?? error; // Safari calls a timeout an abort
    fail(record, cause);
    if (await leaving.isLeft()) await new Promise(() => {});
    throw cause;
  } finally {
    leaving.stop();
  }
}
