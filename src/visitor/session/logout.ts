import { confirmation } from '../../api/reply';
import type { Runtime } from '../../runtime/types';

let running: Promise<void> | undefined;

/**
 * Ends the account's session and goes to the site root, which shows a notice. Only signed-in accounts can log out; a
 * second call during a logout joins it. Failures are only logged.
 */
export function logout(runtime: Runtime, { reload = false } = {}): Promise<void> {
  if (!runtime.site.authenticatedAccount) return Promise.resolve();
  running ??= leave(runtime, reload).finally(() => {
    running = undefined;
  });
  return running;
}

async function leave(runtime: Runtime, reload: boolean): Promise<void> {
  try {
    await runtime.http('POST', '/api/auth/Logout', { quiet: true, read: confirmation });
    if (reload) location.reload();
    else location.assign(loggedOutUrl());
  } catch (error) {
    console.error(error);
  }
}

export function loggedOutUrl(): string {
  return `${location.origin}/?logout=true`;
}
