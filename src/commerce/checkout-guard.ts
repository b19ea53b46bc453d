import { singleFlight } from '../data/single-flight';
import { t } from '../i18n/t';
import type { Runtime } from '../runtime/types';

const NO_CART =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

/**
 * Explains to visitors without a cart why they can't check out (specification, section 2, routes); a double click, once.
 * Uses the browser's own dialog if ours can't be loaded.
 */
export const handleDelegated = singleFlight(async (runtime: Runtime) => {
  const message = t(runtime, NO_CART);
  try {
    const { confirm } = await runtime.chunks.load('dialog');
    await confirm(runtime, { message, style: 'confirm-only' });
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'checkout' });
    alert(message);
  }
});
