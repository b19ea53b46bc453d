import { guarded } from '../../data/guarded';
import { fail } from '../../runtime/request-log';
import type { Runtime } from '../../runtime/types';

/**
 * The text of a site service's reply. Rejects for any status but 200 and after `timeout` milliseconds; never settles
 * for a visitor who leaves meanwhile, which isn't a failure.
 */
export async function requestText({ requests }: Runtime, path: string, timeout: number): Promise<string> {
  const record = requests.add('GET', path, 'sent');
  const page = watchPage();
  try {
    const signal = guarded(() => AbortSignal.timeout(timeout)) ?? null;
    const reply = await fetch(location.origin + path, { signal, redirect: 'error' });
    if (reply.status !== 200) throw new Error(`HTTP ${reply.status}`);
    return await reply.text();
  } catch (error) {
    fail(record, error);
    if (await page.isLeft()) await new Promise(() => {});
    throw error;
  } finally {
    page.stop();
  }
}

/** Milliseconds in which `pagehide` follows, see below. */
const LEAVING = 500;

/** When leaving a page, browsers cancel its requests before `pagehide`: Chromium in the same task, Firefox in an earlier one. */
function watchPage() {
  let isLeft = false;
  const note = () => {
    isLeft = true;
  };
  addEventListener('pagehide', note, { once: true });
  return {
    isLeft: () => new Promise((resolve) => setTimeout(() => resolve(isLeft), LEAVING)),
    stop: () => removeEventListener('pagehide', note),
  };
}
