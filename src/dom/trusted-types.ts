import type { Tag } from './tag';

/** The one Trusted Types policy of the page: `mortar`. What it lets through has passed its own door before. */
export interface TrustedPolicy {
  /** For the sanitiser, and for HTML that is only read. */
  createHTML(html: string): string;
  /** For scripts that the page's author wrote into the page. */
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

const PLAIN: TrustedPolicy = {
  createHTML: (html) => html,
  createScript: (text) => text,
  createScriptURL: (url) => url,
};

let policy: TrustedPolicy | undefined;

/** Made on first use; a policy name can be taken only once. */
export function trustedPolicy(): TrustedPolicy {
  policy ??=
    (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('mortar', PLAIN) ?? PLAIN;
  return policy;
}

/** What it takes to insert something under the page's security policy. */
export interface PageAccess {
  readonly tag: Tag;
  readonly trusted: () => TrustedPolicy;
}
