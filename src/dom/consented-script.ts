import type { Tag } from './tag';

/** Marks an author's script that runs only after consent. */
export const WAITING_SCRIPT = 'script[type="text/plain"][data-category]';

export function isWaitingForConsent(element: unknown): element is HTMLScriptElement {
  return element instanceof HTMLScriptElement && element.matches(WAITING_SCRIPT);
}

/**
 * Whether the page's author wrote a script: if our tag has a nonce, such a script has the same one. Injected text can't
 * know it. Text right before an author's script could take over its attributes, which shows by a tag among them
 * (Content Security Policy, "Is element nonceable?").
 */
export function isByAuthor(script: HTMLScriptElement, { nonce }: Tag): boolean {
  if (!nonce) return true;
  const hasSwallowedTag = [...script.attributes].some(({ name, value }) =>
    /<(script|style)/i.test(`${name} ${value}`),
  );
  return script.nonce === nonce && !hasSwallowedTag;
}
