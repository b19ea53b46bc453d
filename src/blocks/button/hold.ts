import { leavesPage } from './navigation';

const held = new Set<Element>();

/** Whether a click on the control is waiting for its hit. */
export function isHeld(control: Element): boolean {
  return held.has(control);
}

/** Holds a click's navigation until something is through, unless the visitor has gone elsewhere meanwhile. */
export function holdUntil(sent: Promise<void>, click: MouseEvent, link: HTMLAnchorElement): void {
  const waiting = new AbortController();
  click.preventDefault();
  held.add(link);
  const giveWay = (event: MouseEvent) => {
    if (leadsElsewhere(event, link)) waiting.abort();
  };
  addEventListener('click', giveWay, { signal: waiting.signal });
  void sent.finally(() => {
    held.delete(link);
    if (!waiting.signal.aborted) followAgain(link);
    waiting.abort();
  });
}

function leadsElsewhere(event: MouseEvent, own: Element): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
  const isOther = link !== null && link !== own;
  return isOther && leavesPage(event, link) && (!event.defaultPrevented || isHeld(link));
}

/** A copy off the page is followed like the link itself, and no script of the page sees the click twice. */
function followAgain(link: HTMLAnchorElement): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.removeAttribute('onclick');
  copy.click();
}
