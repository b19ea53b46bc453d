import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** Says that a logout worked, once: the flag leaves the address. */
export async function showLogoutNotice(runtime: Runtime): Promise<void> {
  forgetLogoutFlag();
  const { confirm } = await runtime.chunks.load('dialog');
  await confirm(runtime, {
    title: t(runtime, 'Logout Successful'),
    message: t(runtime, 'You have been successfully logged out.'),
    style: 'confirm-only',
  });
}

function forgetLogoutFlag(): void {
  const url = new URL(location.href);
  url.searchParams.delete('logout');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Sandboxed frames may not change their address; the notice shows all the same.
  }
}
