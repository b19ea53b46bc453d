import { guarded } from '../../data/guarded';
import { matchesMedia, userAgent } from '../../dom/device';
import { policyViolations } from '../../dom/policy-violations';
import { cookieNames } from '../../runtime/cookies';
import { isLocalStorageSupported } from '../../runtime/storage';
import type { Runtime } from '../../runtime/types';
import type { Redactor } from './redact';

/** Facts about the browser that affect what the visitor sees. */
export function browserFacts({ tag, media }: Runtime, redactor: Redactor): string[] {
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
  return [
    userAgent(),
    `viewport: ${innerWidth} x ${innerHeight} px, device pixel ratio ${devicePixelRatio}`,
    `languages: ${guarded(() => navigator.languages.join(', ')) ?? ''}`,
    `online: ${yesOrNo(navigator.onLine)}`,
    `cookies available: ${yesOrNo(navigator.cookieEnabled)}; names: ${cookieNames().map(redactor.text).join(', ') || 'none'}`,
    `storage available: ${yesOrNo(isLocalStorageSupported())}`,
    `reduced motion: ${yesOrNo(media.prefersReducedMotion())}`,
    `dark: ${yesOrNo(matchesMedia('(prefers-color-scheme: dark)'))}`,
    `forced colors: ${yesOrNo(matchesMedia('(forced-colors: active)'))}`,
    `policy: ${tag.nonce ? 'the tag has a nonce' : 'the tag has no nonce'}; refused: ${refusals(redactor)}`,
  ];
}

/** What the page's security policy has blocked so far, without duplicates. */
function refusals(redactor: Redactor): string {
  const violations = policyViolations();
  if (!violations) return 'unknown, the browser does not say';
  const lines = violations.map(
    ({ effectiveDirective, blockedURL }) => `${effectiveDirective} ${redactor.address(blockedURL)}`,
  );
  return [...new Set(lines)].join(', ') || 'nothing known';
}
