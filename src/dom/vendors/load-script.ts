import * as page from '../page';
import { untilAborted } from '../timing/until-aborted';
import { type PageAccess, trustedPolicy } from '../trusted-types';
import { cancelScript } from './cancel-script';
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

interface Loading {
  readonly loaded: Promise<void>;
  readonly controller: AbortController;
  /** How many wait for it. */
  users: number;
}

const loading = new Map<string, Loading>();

/**
 * Loads a vendor's script once, however many ask for it; after a failure it may be asked for anew.
 * Rejects with a VendorError within its limit, the same for all. Who aborts `signal` waits no longer; a script that
 * nobody waits for any more does not run.
 */
export function loadScript(runtime: PageAccess, script: VendorScript, signal: AbortSignal): Promise<void> {
  const known = loading.get(script.address) ?? startLoading(runtime, script);
  known.users++;
  signal.addEventListener('abort', () => --known.users || known.controller.abort(signal.reason));
  return untilAborted(known.loaded, signal);
}

function startLoading(runtime: PageAccess, script: VendorScript): Loading {
  const { address } = script;
  const controller = new AbortController();
  const loaded = insertScript(runtime, script, { signal: controller.signal });
  const known = { loaded, controller, users: 0 };
  loading.set(address, known);
  loaded.catch(() => loading.delete(address));
  return known;
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
      cancelScript(script);
      reject(error);
    };
    const fail = (reason: string) => {
      noteFailure(address);
      giveUp(new VendorError(address, reason));
    };
    const abort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(() => fail(`no answer within ${limit / 1000} seconds`), limit);
    script.onerror = () => fail('it could not be loaded');
    script.onload = () => {
      if (!isThere()) return fail('it came without what it should bring');
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    parent.appendChild(script);
  });
}
