/** Addresses of the product's own (specification, section 2, routes). */
export const TRIAL_UPGRADE_PATH = '/settings/billing/upgrade';
export const PLAN_UPGRADE_PATH = '/settings/billing/subscriptions/website';

/** The design editor's path, which matters to analytics only. */
export function isDesignEditorPath(path: unknown): boolean {
  return typeof path === 'string' && /^\/config\/design(\/|$)/.test(path);
}

/** `/pages/` and 24 small letters or digits, nothing more. */
export function isCollectionPanelPath(path: unknown): boolean {
  return typeof path === 'string' && /^\/pages\/[a-z\d]{24}$/.test(path);
}

/** The pattern of a blog's addresses: year, month, day and title are its only tokens (specification, section 5). */
export function isTokenizedBlogUrl(pattern: unknown): boolean {
  return typeof pattern === 'string' && !/%(?![ymdt])/.test(pattern);
}
