import { dayInWords, hoursInWords, type OpenDay, openingHours } from './opening-hours';
import { localeOf } from '../../i18n/locale';
import { say } from '../../i18n/t';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { onGroundClick } from '../../dom/backdrop-click';

/** Lays the opening hours over the page until they are closed. */
export function openHours(runtime: Runtime, place: HTMLElement, businessHours: unknown): void {
  const overlay = page.create('dialog');
  overlay.className = 'sqs-mobile-info-bar-overlay';
  overlay.ariaLabel = say(runtime, 'Hours');
  const open = new AbortController();
  const close = () => overlay.close();
  const stopEscape = runtime.escape.push(close);
  const forget = () => {
    open.abort();
    stopEscape();
    overlay.remove();
  };
  overlay.addEventListener('close', forget);
  onGroundClick(overlay, open.signal, close);
  overlay.append(drawWeek(runtime, openingHours(businessHours)), drawClose(runtime, close));
  place.append(overlay);
  overlay.showModal();
}

function drawWeek(runtime: Runtime, week: readonly OpenDay[]): HTMLElement {
  const list = page.create('dl');
  list.className = 'sqs-mobile-info-bar-overlay-content';
  list.append(...week.flatMap((day) => drawDay(runtime, day)));
  return list;
}

function drawDay(runtime: Runtime, day: OpenDay): HTMLElement[] {
  const locale = localeOf(runtime);
  const hours = hoursInWords(day, locale);
  const label = page.create('dt');
  label.className = 'sqs-business-hours-day-label';
  label.textContent = dayInWords(day.day, locale);
  const words = page.create('dd');
  words.className = hours ? 'sqs-business-hours-day' : 'sqs-business-hours-day closed';
  words.textContent = hours || say(runtime, 'Closed');
  return [label, words];
}

function drawClose(runtime: Runtime, close: () => void): HTMLButtonElement {
  const button = page.create('button');
  button.type = 'button';
  button.className = 'sqs-mobile-info-bar-overlay-close';
  button.textContent = say(runtime, 'Close');
  button.addEventListener('click', close);
  return button;
}
