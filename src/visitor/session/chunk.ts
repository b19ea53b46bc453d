/** Code for signed-in accounts, and for visits right after a logout. */

export { redirectToConfig } from './config-redirect';
export { pressEscape } from './escape';
export { logout } from './logout';
export { startAccount as start } from './start-account';
