import { isWithModifier } from '../../dom/delegate';
import * as page from '../../dom/page';

/** Whether a click leaves the page in the same window. All others are left to the browser. */
export function leavesPage(click: MouseEvent, control: HTMLElement): control is HTMLAnchorElement {
  const isPlain = click.button === 0 && !isWithModifier(click);
  return isPlain && control instanceof HTMLAnchorElement && isElsewhere(control) && isInThisWindow(control);
}

/** The middle button's clicks aren't `click` events, and do nothing on a `<button>`. */
export function opensTab(click: MouseEvent, control: HTMLElement): boolean {
  return click.button === 1 && control instanceof HTMLAnchorElement;
}

export function opensWindow(control: HTMLElement): boolean {
  return /^_blank$/i.test(targetOf(control));
}

function isElsewhere({ protocol, href }: HTMLAnchorElement): boolean {
  const [address, fragment] = href.split('#');
  const isOnThisPage = fragment !== undefined && address === location.href.split('#')[0];
  return /^https?:$/.test(protocol) && !isOnThisPage;
}

/** A page in a frame is left too when a window around it is. */
function isInThisWindow(link: HTMLAnchorElement): boolean {
  return !link.hasAttribute('download') && /^(_self|_parent|_top)?$/i.test(targetOf(link));
}

function targetOf(control: HTMLElement): string {
  const own = control.getAttribute('target');
  return own ?? page.all('base[target]')[0]?.getAttribute('target') ?? '';
}
