import type { Tag } from './tag';

/** How a page's author marks a script that runs only after the visitor's yes. */
export const WAITING_SCRIPT = 'script[type="text/plain"][data-category]';

export function isWaitingForConsent(element: unknown): element is HTMLScriptElement {
  return element instanceof HTMLScriptElement && element.matches(WAITING_SCRIPT);
}

/**
 * Whether the page's author wrote a script: where our tag has a nonce, such a script has the same. Text that got into
 * the page by injection cannot know it; text right before an author's script could take over its attributes, which
 * shows by a tag among them (Content Security Policy, "Is element nonceable?").
 */
export function isByAuthor(script: HTMLScriptElement, { nonce }: Tag): boolean {
  if (!nonce) return true;
  const hasSwallowedTag = [...script.attributes].some(({ name, value }) =>
    /<(script|style)/i.test(`${name} ${value}`),
  );
  return script.nonce === nonce && !hasSwallowedTag;
}
