import { ElementMissingError } from '../../data/errors';
import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { requiredSelector } from './settings';

/** In order of preference: the block's text may have links of its own. */
const CONTROLS = ['.sqs-donate-button', 'button', 'a:not([href]), a[href=""], a[href="#"]', 'a'];

/** The block itself, or what it has inside. @throws ElementMissingError if there is nothing to press. */
export function controlIn(element: HTMLElement): HTMLElement {
  if (memberOf(element, 'matches')(CONTROLS.join())) return element;
  const find = memberOf(element, 'querySelector');
  const control = CONTROLS.map((selector) => find<HTMLElement>(selector)).find((found) => found !== null);
  if (!control) throw new ElementMissingError('donation', requiredSelector);
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
