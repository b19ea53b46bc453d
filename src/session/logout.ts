import type { Runtime } from '../types';

/**
 * Ends the account's session and leads to the site root, which then says so.
 * Only a signed-in account can log out; a second call while one runs joins it. Failures are only logged.
 */
export function createLogout(runtime: Runtime): (options?: { reload?: boolean }) => Promise<void> {
  let running: Promise<void> | undefined;
  const leave = async (reload: boolean) => {
    try {
      await runtime.http('POST', '/api/auth/Logout');
      if (reload) location.reload();
      else location.assign(loggedOutUrl());
    } catch (error) {
      console.error(error);
    } finally {
      running = undefined;
    }
  };
  return ({ reload = false } = {}) => {
    if (!runtime.site.authenticatedAccount) return Promise.resolve();
    running ??= leave(reload);
    return running;
  };
}

export function loggedOutUrl(): string {
  return `${location.origin}/?logout=true`;
}
