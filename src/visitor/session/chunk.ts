/** What only signed-in accounts need, and visits that were one. */

export { redirectToConfig } from './config-redirect';
export { pressEscape } from './escape';
export { logout } from './logout';
export { startAccount as start } from './start-account';
