import { isWithModifier } from '../dom/delegate';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';

/**
 * Whether a click or submission leads to the site's own checkout in this window. Other schemes, sites and windows are
 * left to the browser and the page's own scripts.
 */
export function leadsToCheckout(element: Element, event: Event): boolean {
  const { submitter } = event as SubmitEvent;
  const read = memberOf(element, 'getAttribute');
  const fromButton = (name: string) => submitter?.getAttribute(name) ?? read(name);
  const target = fromButton('formtarget') ?? read('target') ?? '';
  if (isWithModifier(event as MouseEvent) || !/^(_self|_parent|_top)?$/i.test(target)) return false;
  const link = page.create('a');
  link.href = fromButton('formaction') ?? read('href') ?? read('action') ?? '';
  const { protocol, host, pathname } = link;
  return /^http/.test(protocol) && host === location.host && /\/commerce\/goto-checkout\/?$/.test(pathname);
}
