import { ElementMissingError } from '../../data/errors';
import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';

export const CONTROLS = '.sqs-donate-button, a, button';

export function controlIn(element: HTMLElement): HTMLElement {
  const isControl = memberOf(element, 'matches')(CONTROLS);
  const control = isControl ? element : memberOf(element, 'querySelector')<HTMLElement>(CONTROLS);
  if (!control) throw new ElementMissingError('donation', CONTROLS);
  return control;
}

/** An author's own link works without us and is kept. */
export function leadsSomewhere(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement && !/^#?$/.test(control.getAttribute('href')?.trim() ?? '');
}

/**
 * Follows a temporary link, so that modifier keys work as usual. It is never inserted into the page, so React isn't
 * needed.
 */
export function followAsLink(address: string, click: MouseEvent): void {
  const link = page.create('a');
  link.href = address;
  link.dispatchEvent(new MouseEvent('click', click));
}
