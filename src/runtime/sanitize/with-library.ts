import DOMPurify, { type Config } from 'dompurify';
import { muteInlineCode } from '../../data/mute-inline-code';
import { parseApart, trustedPolicy } from '../../dom/trusted-types';
import type { Runtime } from '../types';
import { ADDRESS, ATTRIBUTES, ELEMENTS, WITH_CONTENTS } from './allowed-html';
import { finish } from './finish';

const RULES = {
  ALLOWED_TAGS: ['body', ...ELEMENTS], // the text comes in a body
  ALLOWED_ATTR: [...ATTRIBUTES],
  FORBID_CONTENTS: [...WITH_CONTENTS],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: ADDRESS,
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Sanitises with DOMPurify, for browsers without a sanitiser of their own. */
export function sanitize(html: string, runtime: Runtime): DocumentFragment {
  const { tag } = runtime;
  const fragment = DOMPurify.sanitize(parseApart(muteInlineCode(html), tag).body, {
    ...RULES,
    // The policy's type is only correct in browsers with Trusted Types; elsewhere it is a plain object.
    TRUSTED_TYPES_POLICY: trustedPolicy(tag) as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  });
  return finish(fragment, runtime);
}
