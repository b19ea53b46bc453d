import { memory } from './storage';

/** Elements of ours that are checked for being hidden by the page's style sheets. */
export type Shown =
  | 'cookie-banner'
  | 'popup-overlay'
  | 'form-dialog'
  | 'announcement-bar'
  | 'mobile-info-bar';

/** Records that the page hides it, and how; returns whether that is new. */
export function rememberHidden(name: Shown, how: string): boolean {
  const isNew = !memory().has(keyOf(name));
  memory().set(keyOf(name), how);
  return isNew;
}

/** How the page's style sheets hide it, or `undefined` if they don't. */
export function hiddenByPage(name: Shown): string | undefined {
  return memory().get(keyOf(name));
}

function keyOf(name: Shown): string {
  return `hidden ${name}`;
}
