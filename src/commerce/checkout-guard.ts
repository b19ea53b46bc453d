import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import { t } from '../i18n/t';
import type { Runtime } from '../runtime/types';

const NO_CART =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

/**
 * Tells those who have no cart why they cannot check out (specification, section 2, routes); by the browser's own
 * dialog where ours cannot be loaded. Another site's checkout is that site's.
 */
export async function takeTouch(runtime: Runtime, element: Element, event: Event): Promise<void> {
  const way = wayOf(element, event);
  if (!isOwnCheckout(way.href)) {
    follow(way, element);
    return;
  }
  const message = t(runtime, NO_CART);
  try {
    const { confirm } = await runtime.chunks.load('dialog');
    await confirm(runtime, { message, style: 'confirm-only' });
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'checkout' });
    alert(message);
  }
}

/** The address as a link, from the button that was pressed where it has one of its own. */
function wayOf(element: Element, { submitter }: Event & { submitter?: Element | null }): HTMLAnchorElement {
  const own = (name: string) => memberOf(element, 'getAttribute')(name);
  const link = page.create('a');
  link.href =
    submitter?.getAttribute('formaction') ?? own('formaction') ?? own('href') ?? own('action') ?? '';
  return link;
}

function isOwnCheckout(address: string): boolean {
  const { host, pathname } = new URL(address, location.href);
  return host === location.host && pathname.endsWith('/commerce/goto-checkout');
}

/** As the event would have led there, had it not been held. */
function follow({ href }: HTMLAnchorElement, element: Element): void {
  const form = element instanceof HTMLFormElement ? element : (element as HTMLButtonElement).form;
  if (form) {
    memberOf(form, 'setAttribute')('action', href);
    memberOf(form, 'submit')();
  } else location.assign(href);
}
