import { ElementMissingError } from '../../data/errors';
import * as page from '../../dom/page';

export const CONTROLS = '.sqs-donate-button, a, button';

export function controlIn(element: HTMLElement): HTMLElement {
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);
  if (!control) throw new ElementMissingError('donation', CONTROLS);
  return control;
}

/** An author's own address works without us and stays. */
export function leadsSomewhere(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement && !/^#?$/.test(control.getAttribute('href')?.trim() ?? '');
}

/**
 * By a link, so that a click with a modifier opens what such a click opens. It never comes onto the page, so there is
 * nothing for React to draw.
 */
export function followAsLink(address: string, click: MouseEvent): void {
  const link = page.create('a');
  link.href = address;
  link.dispatchEvent(new MouseEvent('click', click));
}
