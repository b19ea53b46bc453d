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
 * callback. If it is null from the start (a module tag), the script is found by its file name; injected text could
 * name the file, too, so several nonces count as one that no text on the page has.
 */
export function readTag(): Tag {
  const running = page.currentScript();
  const tags = running instanceof HTMLScriptElement ? [running] : ownTags();
  const [nonce = '', ...others] = new Set(tags.map(({ nonce }) => nonce));
  const address = runningAddress(tags) || location.href;
  const base = guarded(() => new URL('.', address).href) ?? ''; // no folder: data:, blob:
  return { base, nonce: others.length ? String(Math.random()) : nonce };
}

/** A `<base>` that comes after the tag changes what its `src` says, but not what runs, which the stack names. */
function runningAddress(tags: readonly HTMLScriptElement[]): string | undefined {
  const stack = String(new Error().stack);
  const addresses = tags.flatMap((tag) => [tag.src, withoutBase(tag)]);
  return addresses.find((address) => stack.includes(address)) ?? addresses[0];
}

function withoutBase(tag: HTMLScriptElement): string {
  return guarded(() => new URL(tag.getAttribute('src') ?? '', location.href).href) ?? tag.src;
}

/** The tags with our file's name. */
export function ownTags(): HTMLScriptElement[] {
  return [...page.all<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    /\/mortar\.js([?#]|$)/.test(src),
  );
}
