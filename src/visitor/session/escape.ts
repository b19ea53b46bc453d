import { firstHolding, type Rule } from '../../data/rules';
import { memberOf } from '../../dom/member';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { configUrl } from './config-url';
import { logout } from './logout';

const LOGS_OUT = 'logs the account out, with shift';
const NOTHING = 'nothing, while typing or with another key';
const GOES_TO_CONFIG = 'leads to the admin area';

/** What Escape does on the page once nothing is open. */
export function pressEscape(runtime: Runtime, event: KeyboardEvent, target?: EventTarget): void {
  const [meaning] = firstHolding(escapeAlternatives(runtime, event, target)) ?? [];
  if (meaning === LOGS_OUT) void logout(runtime);
  else if (meaning === GOES_TO_CONFIG) location.assign(configUrl(siteDetails(runtime.site), location) ?? '');
}

/** What Escape may do, in this order; the first that applies is done (specification, section 4, escape key). */
export function escapeAlternatives(
  { site, escape: stack }: Runtime,
  event = new KeyboardEvent('keydown'),
  target?: EventTarget,
): Rule[] {
  const isSignedIn = Boolean(site.authenticatedAccount);
  const isModified = event.ctrlKey || event.altKey || event.metaKey;
  const mayEnter = isSignedIn || site.websiteSettings.useEscapeKeyToLogin;
  return [
    ['closes the top layer', stack.size > 0, `${stack.size} open`],
    [LOGS_OUT, event.shiftKey && !isModified && isSignedIn, `signed in: ${isSignedIn}`],
    [NOTHING, event.shiftKey || isModified || isTyping(target)],
    [GOES_TO_CONFIG, mayEnter && Boolean(configUrl(siteDetails(site), location)), `signed in: ${isSignedIn}`],
  ];
}

function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (memberOf(target, 'isContentEditable') ||
      memberOf(target, 'matches')('input, textarea, select, [role=textbox]'))
  );
}
