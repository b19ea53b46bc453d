import { confirmation } from '../../api/reply';
import { singleFlight } from '../../data/single-flight';
import type { Runtime } from '../../runtime/types';

/**
 * Ends the account's session and goes to the site root, which shows a notice. Only signed-in accounts can log out; a
 * second call during a logout joins it. Failures are only logged.
 */
export function logout(runtime: Runtime, { reload = false } = {}): Promise<void> {
  return runtime.site.authenticatedAccount ? leave(runtime, reload) : Promise.resolve();
}

const leave = singleFlight(async (runtime: Runtime, reload: boolean) => {
  try {
    await runtime.http('POST', '/api/auth/Logout', { quiet: true, read: confirmation });
    if (reload) location.reload();
    else location.assign(loggedOutUrl());
  } catch (error) {
    console.error(error);
  }
});

export function loggedOutUrl(): string {
  return `${location.origin}/?logout=true`;
}
