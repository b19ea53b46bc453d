import { say } from '../messages/say';
import type { Runtime } from '../types';

/** For those who have no cart to check out (specification, section 2, routes). */
export async function refuseCheckout(runtime: Runtime): Promise<void> {
  const message = say(
    runtime,
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
  const { confirm } = await runtime.chunks.load('dialog');
  await confirm(runtime, { message, style: 'confirm-only' });
}
