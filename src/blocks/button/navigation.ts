import * as page from '../../runtime/page';

/** Whether a click leads away from the page in the same window. All others are the browser's own business. */
export function leavesPage(click: MouseEvent, control: HTMLElement): control is HTMLAnchorElement {
  const isPlain = click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
  return isPlain && control instanceof HTMLAnchorElement && isElsewhere(control) && isInThisWindow(control);
}

export function opensWindow(control: HTMLElement): boolean {
  return targetOf(control) === '_blank';
}

function isElsewhere({ protocol, href }: HTMLAnchorElement): boolean {
  const [address, fragment] = href.split('#');
  const isOnThisPage = fragment !== undefined && address === location.href.split('#')[0];
  return /^https?:$/.test(protocol) && !isOnThisPage;
}

function isInThisWindow(link: HTMLAnchorElement): boolean {
  return !link.hasAttribute('download') && /^(_self)?$/.test(targetOf(link));
}

function targetOf(control: HTMLElement): string {
  const own = control.getAttribute('target');
  return own ?? page.all('base[target]')[0]?.getAttribute('target') ?? '';
}

/** Holds a click's navigation until something is through, unless the visitor has followed another link meanwhile. */
export function holdUntil(sent: Promise<void>, click: MouseEvent, link: HTMLAnchorElement): void {
  const waiting = new AbortController();
  click.preventDefault();
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href]') && waiting.abort(),
    { capture: true, signal: waiting.signal },
  );
  void sent.finally(() => {
    if (!waiting.signal.aborted) followAgain(link);
    waiting.abort();
  });
}

/** A copy off the page is followed like the link itself, and no script of the page sees the click twice. */
function followAgain(link: HTMLAnchorElement): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.removeAttribute('onclick');
  copy.click();
}
