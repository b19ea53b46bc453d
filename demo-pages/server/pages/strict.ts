/** The policy of the pages under `/strict/`: one nonce, one Trusted Types policy, and a page's additional sources. */
export function strictPolicy(nonce: string, more: Readonly<Record<string, string>> = {}) {
  const rules = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}' 'self'`,
    'img-src': "'self'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'frame-src': "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'mortar',
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources} ${more[name] ?? ''}`.trim())
    .join('; ');
}

/** The same page with the nonce on its scripts, its links staying under `/strict/`. */
export function strictHtml(html: string, nonce: string) {
  return html
    .replace(/<script (?=[^>]*\bsrc=)/g, `<script nonce="${nonce}" `)
    .replace(/(<a [^>]*href=")(?=\/(?!config\/|docs\/|strict\/))/g, '$1/strict')
    .replace(/(<form [^>]*action=")(?=\/)/g, '$1/strict');
}
