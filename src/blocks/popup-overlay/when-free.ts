import * as page from '../../dom/page';
import { hiddenByPage } from '../../runtime/hidden-by-page';
import type { Runtime } from '../../runtime/types';

/** Milliseconds between two looks. */
const PATIENCE = 500;

/**
 * Acts once nothing else is before the visitor: no question about cookies, unanswered or asked again, nothing open that
 * Escape would close, no dialog of the page's own, no film that fills the screen, no field being typed in, and somebody looking. Nothing can
 * come between the last look and the act, so of several that wait only one comes.
 */
export async function whenFree(runtime: Runtime, signal: AbortSignal, act: () => void): Promise<void> {
  while (!signal.aborted && !isFree(runtime)) await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  if (!signal.aborted) act();
}

function isFree({ site, consent, escape: stack }: Runtime): boolean {
  const isUnanswered =
    site.cookieSettings.isCookieBannerEnabled &&
    consent.get() === undefined &&
    !hiddenByPage('cookie-banner');
  const isAsked = isUnanswered || page.all('.cookie-banner-mount-point').length > 0;
  const isLookedAt = document.visibilityState === 'visible';
  const isCovered = stack.size > 0 || document.fullscreenElement || page.all('dialog:modal').length > 0;
  return !isAsked && !isCovered && isLookedAt && !page.activeElement()?.matches(FIELD);
}

const FIELD = 'input, textarea, select, [contenteditable]';
