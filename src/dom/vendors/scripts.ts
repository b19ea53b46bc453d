/** The third-party scripts that Mortar loads; their queries differ. */
const VENDOR_SCRIPTS: ReadonlySet<string> = new Set([
  'https://assets.pinterest.com/js/pinit.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js',
  'https://js.hcaptcha.com/1/api.js',
  'https://maps.googleapis.com/maps/api/js',
  'https://platform.twitter.com/widgets.js',
  'https://www.exploretock.com/tock.js',
  'https://www.google.com/recaptcha/api.js',
  'https://www.opentable.com/widget/reservation/loader',
]);

/** Disqus uses one host per site. */
const COMMENT_COUNT = /^https:\/\/[a-z0-9-]+\.disqus\.com\/count\.js$/i;

export function isVendorScript(url: string): boolean {
  const [address = ''] = url.split('?');
  return VENDOR_SCRIPTS.has(address) || COMMENT_COUNT.test(address);
}
