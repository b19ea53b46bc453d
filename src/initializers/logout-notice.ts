import { loggedOutUrl } from '../session/logout';
import type { Initializer } from '../types';

/** Says that a logout worked, and leads there when the session of a signed-in visit has ended. */
export const logoutNotice: Initializer = {
  name: 'logout-notice',
  start(runtime) {
    addEventListener('login-required', () => {
      if (runtime.site.authenticatedAccount) location.assign(loggedOutUrl());
    });
    if (new URLSearchParams(location.search).get('logout') !== 'true') return;
    forgetLogoutFlag();
    runtime.chunks
      .load('dialog')
      .then(({ confirm }) =>
        confirm(runtime, {
          title: 'Logout Successful',
          message: 'You have been successfully logged out.',
          style: 'confirm-only',
        }),
      )
      .catch((error) => runtime.report(error, { kind: 'initializer', name: logoutNotice.name }));
  },
};

function forgetLogoutFlag(): void {
  const url = new URL(location.href);
  url.searchParams.delete('logout');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Sandboxed frames may not change their address; the notice shows all the same.
  }
}
