/** What only signed-in accounts need, and visits that were one. */
export { attend as start } from './start-account';
export { redirectToConfig } from './config-redirect';
export { pressEscape } from './escape';
export { logout } from './logout';
