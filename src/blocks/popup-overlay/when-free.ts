import * as page from '../../dom/page';
import { hiddenByPage } from '../../runtime/hidden-by-page';
import type { Runtime } from '../../runtime/types';

/** Milliseconds between checks. */
const POLL = 500;

/**
 * Runs once nothing else needs the visitor's attention: no cookie banner, no open layer, no modal of the page's own, no
 * fullscreen video, no field being typed in, and the page is visible. The last check and the call are synchronous, so
 * that of several waiting popups only one opens.
 */
export async function whenFree(runtime: Runtime, signal: AbortSignal, act: () => void): Promise<void> {
  while (!signal.aborted && !isFree(runtime)) await new Promise((resolve) => setTimeout(resolve, POLL));
  if (!signal.aborted) act();
}

/** Whether the cookie banner is open, or about to be. */
export function isAsking({ site, consent }: Pick<Runtime, 'site' | 'consent'>): boolean {
  const isUnanswered =
    site.cookieSettings.isCookieBannerEnabled &&
    consent.get() === undefined &&
    !hiddenByPage('cookie-banner');
  return isUnanswered || page.all('.cookie-banner-mount-point').length > 0;
}

function isFree(runtime: Runtime): boolean {
  const { escape: stack } = runtime;
  const isLookedAt = document.visibilityState === 'visible';
  const isCovered = stack.size > 0 || document.fullscreenElement || page.all('dialog:modal').length > 0;
  return !isAsking(runtime) && !isCovered && isLookedAt && !page.activeElement()?.matches(FIELD);
}

const FIELD = 'input, textarea, select, [contenteditable]';
