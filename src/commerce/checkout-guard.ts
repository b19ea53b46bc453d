import { t } from '../i18n/t';
import type { Runtime } from '../runtime/types';

const NO_CART =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

let shown: Promise<void> | undefined;

/** Explains to visitors without a cart why they can't check out (specification, section 2, routes); a double click, once. */
export async function handleDelegated(runtime: Runtime): Promise<void> {
  shown ??= explain(runtime).finally(() => {
    shown = undefined;
  });
  await shown;
}

/** Uses the browser's own dialog if ours can't be loaded. */
async function explain(runtime: Runtime): Promise<void> {
  const message = t(runtime, NO_CART);
  try {
    const { confirm } = await runtime.chunks.load('dialog');
    await confirm(runtime, { message, style: 'confirm-only' });
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'checkout' });
    alert(message);
  }
}
