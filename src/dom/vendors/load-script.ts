import * as page from '../page';
import { untilAborted } from '../timing/until-aborted';
import { type PageAccess, trustedPolicy } from '../trusted-types';
import { addressOfTry, noteFailure } from './further-tries';
import { VendorError } from './vendor-error';

/** Somebody else's script. */
export interface VendorScript {
  readonly address: string;
  /** Milliseconds from asking until it is given up. */
  readonly limit: number;
  readonly id?: string;
  /** Whether what it brings is there: a script may come and still have failed. */
  isThere(): boolean;
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a vendor's script once, however many ask for it; after a failure it may be asked for anew.
 * Rejects with a VendorError within its limit, the same for all. Who aborts `signal` waits no longer.
 */
export function loadScript(runtime: PageAccess, script: VendorScript, signal?: AbortSignal): Promise<void> {
  const { address } = script;
  const known = loading.get(address) ?? insertScript(runtime, script);
  loading.set(address, known);
  known.catch(() => loading.delete(address));
  return signal ? untilAborted(known, signal) : known;
}

export interface ScriptPlacement {
  /** Where the script is to draw. */
  readonly parent?: Node;
  /** Gives the script up. */
  readonly signal?: AbortSignal;
}

/** The same for a script of one's own, which may stand where it draws. */
export function insertScript(
  { tag }: PageAccess,
  { address, limit, id = '', isThere }: VendorScript,
  { parent = page.head(), signal }: ScriptPlacement = {},
): Promise<void> {
  const script = page.create('script');
  if (id) script.id = id;
  script.nonce = tag.nonce;
  script.src = trustedPolicy(tag).createScriptURL(addressOfTry(address));
  return new Promise((resolve, reject) => {
    const giveUp = (error: unknown) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.remove();
      reject(error);
    };
    const fail = (reason: string) => {
      noteFailure(address);
      giveUp(new VendorError(address, reason));
    };
    signal?.addEventListener('abort', () => giveUp(signal.reason));
    const timer = setTimeout(() => fail(`no answer within ${limit / 1000} seconds`), limit);
    script.onerror = () => fail('it could not be loaded');
    script.onload = () => {
      if (!isThere()) return fail('it came without what it should bring');
      clearTimeout(timer);
      resolve();
    };
    parent.appendChild(script);
  });
}
