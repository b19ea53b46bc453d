import * as page from '../../runtime/page';
import type { Runtime } from '../../types';

/** Milliseconds between two looks. */
const PATIENCE = 500;

/**
 * Settles once nothing else is before the visitor: no question about cookies, nothing open that Escape would close,
 * no field being typed in, and somebody looking. Rejects when it is not wanted any more.
 */
export function whenFree(runtime: Runtime, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (signal.aborted) reject(signal.reason);
      else if (isFree(runtime)) resolve();
      else setTimeout(look, PATIENCE);
    };
    look();
  });
}

function isFree({ site, consent, escape: stack }: Runtime): boolean {
  const isAsked = site.cookieSettings.isCookieBannerEnabled && consent.get() === undefined;
  const isLookedAt = document.visibilityState === 'visible';
  return !isAsked && stack.size === 0 && isLookedAt && !page.activeElement()?.matches(FIELD);
}

const FIELD = 'input, textarea, select, [contenteditable]';
