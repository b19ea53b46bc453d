/** What only signed-in accounts need, and visits that were one. */
export { openAdminChannel } from './admin-channel';
export { redirectToConfig } from './config-redirect';
export { pressEscape } from './escape';
export { loggedOutUrl, logout } from './logout';
export { showLogoutNotice } from './logout-notice';
