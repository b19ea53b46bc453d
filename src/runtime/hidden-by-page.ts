import { memory } from './storage';

/** What of ours can be hidden by the page's style sheets, and is looked after. */
export type Shown = 'cookie-banner' | 'popup-overlay' | 'announcement-bar' | 'mobile-info-bar';

/** Keeps that the page hides it, and how; whether this is news. */
export function rememberHidden(name: Shown, how: string): boolean {
  const isNew = !memory().has(keyOf(name));
  memory().set(keyOf(name), how);
  return isNew;
}

/** How the page's style sheets hide what was shown; `undefined` where they don't. */
export function hiddenByPage(name: Shown): string | undefined {
  return memory().get(keyOf(name));
}

function keyOf(name: Shown): string {
  return `hidden ${name}`;
}
