import { t } from '../../../i18n/t';
import type { Scope } from '../../common/scope';
import { kindOf } from './toggle-kinds';

const NAMED = '[aria-label]:not([aria-label=""]), [aria-labelledby], [title], img[alt]:not([alt=""])';

/** Names a template's button that only has a drawing, for screen readers. */
export function nameToggle(toggle: HTMLElement, { runtime, attributes }: Scope): void {
  const isNamed = /\S/.test(toggle.textContent) || toggle.matches(NAMED) || toggle.querySelector(NAMED);
  if (!isNamed) attributes.set(toggle, 'aria-label', t(runtime, purposeOf(toggle)));
}

function purposeOf(toggle: HTMLElement): string {
  if (/close|back/i.test(toggle.className)) return 'Close';
  return kindOf(toggle) === 'search' ? 'Search' : 'Menu';
}
