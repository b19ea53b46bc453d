export const NONCE = 'b3Jkcm9wcw';

/** A tag that the strict policy allows. */
export const TAG_WITH_NONCE = `<script nonce="${NONCE}" async src="/mortar.js"></script>`;

/** The strictest Content Security Policy that Mortar supports, with further directives. */
export function strictPolicy(...more: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
    `style-src 'nonce-${NONCE}'`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types mortar',
    ...more,
  ].join('; ');
}
