import { guarded } from '../data/guarded';
import * as page from './page';

/** What the script knows about its own tag. */
export interface Tag {
  /** The script's folder, with a trailing slash. */
  readonly base: string;
  readonly nonce: string;
}

/**
 * Reads the running script's own tag. This must happen in the first statements: `currentScript` is null in any later
 * callback. If it is null from the start (a module tag), the script is found by its file name.
 */
export function readTag(): Tag {
  const running = page.currentScript();
  const element = running instanceof HTMLScriptElement ? running : ownTags()[0];
  const base = guarded(() => new URL('.', element?.src || location.href).href) ?? ''; // no folder: data:, blob:
  return { base, nonce: element?.nonce ?? '' };
}

/** The tags with our file's name. */
export function ownTags(): HTMLScriptElement[] {
  return [...page.all<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    /\/mortar\.js([?#]|$)/.test(src),
  );
}
