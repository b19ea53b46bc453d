import * as page from '../../dom/page';
import type { Trigger } from './triggers';

/** SVG outlines in a 24 by 24 box. */
const ICONS: Readonly<Record<Trigger['type'], string>> = {
  contactEmail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  contactPhoneNumber: 'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c-9 2-17-6-15-15z',
  location:
    'M12 21c-5-6-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2 5.5-7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  businessHours: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
};

/** A row of links, and a button for the opening hours. */
export function drawTriggers(triggers: readonly Trigger[], showHours: () => void): HTMLElement {
  const row = page.create('nav');
  row.className = 'sqs-mobile-info-bar-triggers';
  row.append(...triggers.map((trigger) => drawTrigger(trigger, showHours)));
  return row;
}

function drawTrigger({ type, label, href }: Trigger, showHours: () => void): HTMLElement {
  const trigger = href ? drawLink(href) : drawButton(showHours);
  const message = page.create('span');
  message.className = 'sqs-mobile-info-bar-trigger-label';
  message.textContent = label;
  trigger.className = 'sqs-mobile-info-bar-trigger';
  trigger.dataset.type = type;
  trigger.append(drawIcon(ICONS[type]), message);
  return trigger;
}

function drawLink(href: string): HTMLAnchorElement {
  const link = page.create('a');
  link.href = href;
  if (/^https/.test(href)) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return link;
}

function drawButton(act: () => void): HTMLButtonElement {
  const button = page.create('button');
  button.setAttribute('form', '');
  button.addEventListener('click', act);
  return button;
}

const SVG = 'http://www.w3.org/2000/svg';

function drawIcon(path: string): Element {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'sqs-mobile-info-bar-trigger-icon');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}
