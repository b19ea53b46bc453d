import { say } from '../messages/say';
import type { Runtime } from '../types';

/** Tells those who have no cart why they cannot check out (specification, section 2, routes). */
export async function takeTouch(runtime: Runtime, link: Element): Promise<void> {
  const { host, href } = link as HTMLAnchorElement;
  if (host !== location.host) return location.assign(href); // another site's checkout is that site's
  const message = say(
    runtime,
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
  const { confirm } = await runtime.chunks.load('dialog');
  await confirm(runtime, { message, style: 'confirm-only' });
}
