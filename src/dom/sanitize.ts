import DOMPurify, { type Config } from 'dompurify';
import { muteInlineCode } from '../data/mute-inline-code';
import type { Tag } from './tag';
import { parseApart, trustedPolicy } from './trusted-types';

const RULES = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'datalist', 'dialog'],
  // Inline styles could place text over the whole page.
  FORBID_ATTR: ['style', 'autofocus'],
  // The last three are read by our image loader, which accepts no address that `src` wouldn't.
  ADD_ATTR: ['target', 'data-src', 'data-image-dimensions', 'data-image-focal-point'],
  ALLOW_DATA_ATTR: false,
  // Absolute addresses may use only these four schemes; relative ones are on this site.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  SANITIZE_NAMED_PROPS: true,
} satisfies Config;

/** Returns the parts of HTML that are allowed on the page, as nodes. */
export function sanitize(html: string, tag: Tag): DocumentFragment {
  const fragment = DOMPurify.sanitize(parseApart(muteInlineCode(html), tag).body, {
    ...RULES,
    RETURN_DOM_FRAGMENT: true,
    // The policy's type is only correct in browsers with Trusted Types; elsewhere it is a plain object.
    TRUSTED_TYPES_POLICY: trustedPolicy(tag) as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  const links = fragment.querySelectorAll<HTMLAnchorElement | HTMLAreaElement>('a[target], area[target]');
  for (const link of links) link.relList.add('noopener');
  return fragment;
}
