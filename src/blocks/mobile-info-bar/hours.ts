import { onBackdropClick } from '../../dom/delegate';
import * as page from '../../dom/page';
import { localeOf } from '../../i18n/locale';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { formatDay, formatHours, type OpenDay, openingHours } from './opening-hours';

/** Shows the opening hours over the page until closed. */
export function openHours(runtime: Runtime, container: HTMLElement, businessHours: unknown): void {
  const overlay = page.create('dialog');
  overlay.className = 'sqs-mobile-info-bar-overlay';
  overlay.ariaLabel = t(runtime, 'Hours');
  const open = new AbortController();
  const close = () => overlay.close();
  const stopEscape = runtime.escape.push(close);
  const forget = () => {
    open.abort();
    stopEscape();
    overlay.remove();
  };
  overlay.addEventListener('close', forget);
  onBackdropClick(overlay, open.signal, close);
  overlay.append(drawWeek(runtime, openingHours(businessHours)), drawClose(runtime, close));
  container.append(overlay);
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
  const hours = formatHours(day, locale);
  const label = page.create('dt');
  label.className = 'sqs-business-hours-day-label';
  label.textContent = formatDay(day.day, locale);
  const message = page.create('dd');
  message.className = 'sqs-business-hours-day';
  message.append(hours || drawClosed(runtime));
  return [label, message];
}

function drawClosed(runtime: Runtime): HTMLElement {
  const closed = page.create('span');
  closed.className = 'closed';
  closed.textContent = t(runtime, 'Closed');
  return closed;
}

function drawClose(runtime: Runtime, close: () => void): HTMLButtonElement {
  const button = page.create('button');
  button.setAttribute('form', '');
  button.className = 'sqs-mobile-info-bar-overlay-close';
  button.textContent = t(runtime, 'Close');
  button.addEventListener('click', close);
  return button;
}
