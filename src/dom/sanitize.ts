import DOMPurify, { type Config } from 'dompurify';
import { muteInlineCode } from '../data/mute-inline-code';
import type { Tag } from './tag';
import { parseApart, trustedPolicy } from './trusted-types';

const RULES = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'datalist', 'dialog'],
  // Inline styles can lay a text over the whole page.
  FORBID_ATTR: ['style', 'autofocus'],
  // The last three are what the page's image loader reads; it takes no address that `src` could not have.
  ADD_ATTR: ['target', 'data-src', 'data-image-dimensions', 'data-image-focal-point'],
  ALLOW_DATA_ATTR: false,
  // Addresses with a scheme: these four. Addresses without one are the site's own.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  SANITIZE_NAMED_PROPS: true,
} satisfies Config;

/** What of some HTML may be on the page, as nodes. */
export function sanitize(html: string, tag: Tag): DocumentFragment {
  const fragment = DOMPurify.sanitize(parseApart(muteInlineCode(html), tag).body, {
    ...RULES,
    RETURN_DOM_FRAGMENT: true,
    // The policy's type belongs to a browser that has Trusted Types; elsewhere a plain object stands in.
    TRUSTED_TYPES_POLICY: trustedPolicy(tag) as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  const links = fragment.querySelectorAll<HTMLAnchorElement | HTMLAreaElement>('a[target], area[target]');
  for (const link of links) link.relList.add('noopener');
  return fragment;
}
