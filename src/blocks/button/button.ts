import { URL_LIMIT } from '../../visitor/tracking/census';
import { leavesPage, opensTab, opensWindow } from './navigation';
import { type ButtonBlock, requiredSelector } from './settings';

/** What a block of this kind may be; of two around a control, the inner one counts it. */
const BUTTONS = '[data-track-button], [data-block="button"], .sqs-block-button';

/** A button's rendering is counted once, however often its block is mounted. */
const shown = new WeakSet<Element>();

/** Counts that the button was shown, and each click on it. */
export function startButton(block: ButtonBlock): undefined {
  const { element, runtime, settings } = block;
  const control = controlIn(element);
  if (!control || control.closest(BUTTONS) !== element) return undefined;
  if (!shown.has(control)) void runtime.hits.census('button-render', censusFields(control, settings));
  shown.add(control);
  watchClicks(control, block);
  return undefined;
}

function watchClicks(control: HTMLElement, block: ButtonBlock): void {
  const { signal } = block;
  const take = (click: MouseEvent) => takeClick(click, control, block);
  control.addEventListener('click', take, { signal });
  control.addEventListener('auxclick', (click) => opensTab(click, control) && take(click), { signal });
}

/** A repeated click on a link that is about to be followed doesn't count. */
function takeClick(click: MouseEvent, control: HTMLElement, block: ButtonBlock): void {
  if (leavesPage(click, control) && held.has(control)) click.preventDefault();
  else sendClick(click, control, block);
}

function sendClick(click: MouseEvent, control: HTMLElement, { runtime, settings }: ButtonBlock): void {
  const isSentNow = runtime.hits.areAllowed();
  const sent = runtime.hits.census('button-click', censusFields(control, settings));
  if (!isSentNow) return;
  whenUnhandled(click, () => {
    if (leavesPage(click, control)) holdUntil(sent, click, control);
  });
}

/** The block's clickable element, which may be its root. */
function controlIn(element: HTMLElement): HTMLElement | null {
  return element.matches(requiredSelector) ? element : element.querySelector<HTMLElement>(requiredSelector);
}

/** At the end of its path, the event shows whether a page script has handled it; some scripts stop it earlier. */
function whenUnhandled(click: MouseEvent, run: () => void): void {
  const look = (event: Event) => {
    if (event === click && !event.defaultPrevented) run();
  };
  addEventListener('click', look);
  setTimeout(() => removeEventListener('click', look));
}

function censusFields(control: HTMLElement, settings: ButtonBlock['settings']) {
  return {
    id: settings.id,
    buttonText: labelOf(control).trim().replace(/\s+/g, ' '), // as it is shown
    clickthroughUrl: (control.getAttribute('href') ?? '').slice(0, URL_LIMIT),
    alignment: settings.alignment,
    size: settings.size,
    newWindow: String(opensWindow(control)),
    context: settings.context,
  };
}

function labelOf(control: HTMLElement): string {
  return control instanceof HTMLInputElement ? control.value : control.textContent;
}

/** Links whose click waits for its hit to be sent. */
const held = new Set<Element>();

/** Delays a click's navigation until the hit is sent, unless the visitor navigates elsewhere first. */
function holdUntil(sent: Promise<void>, click: MouseEvent, link: HTMLAnchorElement): void {
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
  return isOther && leavesPage(event, link) && (!event.defaultPrevented || held.has(link));
}

/** A detached copy is followed like the link itself, and no page script sees a second click. */
function followAgain(link: HTMLAnchorElement): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.removeAttribute('onclick');
  copy.click();
}
