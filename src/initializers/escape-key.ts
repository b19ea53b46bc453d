import { configUrl } from '../links/config-url';
import { type Explanation, firstOf } from '../runtime/decision';
import type { Initializer, Runtime } from '../types';

/** The Escape key: closes the top layer, else shift logs out, else it leads to the admin area. */
export const escapeKey = (logout: () => Promise<void>): Initializer => ({
  name: 'escape-key',
  start(runtime) {
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) press(runtime, event, logout);
    });
  },
});

const CLOSES = 'closes the top layer';
const LOGS_OUT = 'shift and Escape log the account out';
const GOES_TO_CONFIG = 'leads to the admin area';

function press(runtime: Runtime, event: KeyboardEvent, logout: () => Promise<void>): void {
  const { answer } = explainEscape(runtime, event.shiftKey, isTyping(event.target), hasOtherModifier(event));
  if (answer === CLOSES) {
    event.preventDefault();
    runtime.escape.closeTop();
  } else if (answer === LOGS_OUT) void logout();
  else if (answer === GOES_TO_CONFIG) location.assign(configUrl(runtime.site, location) ?? '');
}

/** What Escape would do now, and by which rule. */
export function explainEscape(runtime: Runtime, shift = false, typing = false, modified = false): Explanation {
  const { site, escape } = runtime;
  const account = site.authenticatedAccount ? 'signed in' : 'not signed in';
  const mayLogIn = site.websiteSettings.useEscapeKeyToLogin;
  const isPlain = !shift && !modified && !typing;
  return firstOf(
    'What does the Escape key do?',
    [
      [CLOSES, escape.size > 0, `${escape.size} open`],
      [LOGS_OUT, shift && !modified && Boolean(site.authenticatedAccount), `shift is ${shift}, ${account}`],
      ['nothing, since the visitor is typing or holds another key', !isPlain, `typing ${typing}, modified ${modified || shift}`],
      ['nothing, since the context names no admin address', !configUrl(site, location), `identifier "${site.website.identifier}"`],
      [
        GOES_TO_CONFIG,
        Boolean(site.authenticatedAccount) || mayLogIn,
        `${account}, useEscapeKeyToLogin is ${mayLogIn}`,
      ],
    ],
    'nothing',
  );
}

function hasOtherModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
  );
}
