import { t } from '../i18n/t';
import type { Runtime } from '../runtime/types';

const NO_CART =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

/**
 * Tells those who have no cart why they cannot check out (specification, section 2, routes); by the browser's own
 * dialog where ours cannot be loaded.
 */
export async function takeTouch(runtime: Runtime): Promise<void> {
  const message = t(runtime, NO_CART);
  try {
    const { confirm } = await runtime.chunks.load('dialog');
    await confirm(runtime, { message, style: 'confirm-only' });
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'checkout' });
    alert(message);
  }
}
