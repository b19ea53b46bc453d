import * as page from '../page';
import { untilAborted } from '../timing/until-aborted';
import { type PageAccess, trustedPolicy } from '../trusted-types';
import { cancelScript } from './cancel-script';
import { addressOfTry, noteFailure } from './further-tries';
import { VendorError } from './vendor-error';

/** A third-party script. */
export interface VendorScript {
  readonly address: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
  readonly id?: string;
  /** The global function that the vendor calls when its API is available, if that may be after the script has loaded. */
  readonly callback?: string;
  /** Whether the script's API is available: a script may load and still have failed. */
  isThere(): boolean;
}

interface Loading {
  readonly loaded: Promise<void>;
  readonly controller: AbortController;
  /** How many callers are waiting for it. */
  users: number;
}

const loading = new Map<string, Loading>();

/**
 * Loads a vendor script once for all callers; after a failure it may be requested again. Rejects with a VendorError
 * on a timeout, which is the same for all. A caller that aborts `signal` stops waiting; a script nobody
 * waits for any more doesn't run.
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
  const forget = () => {
    if (loading.get(address) === known) loading.delete(address);
  };
  controller.signal.addEventListener('abort', forget); // at once: whoever asks next gets a script of its own
  loaded.then(() => controller.signal.removeEventListener('abort', forget), forget);
  return known;
}

interface ScriptPlacement {
  /** Where the script renders its output, if it does. */
  readonly parent?: Node;
  /** Cancels the script. */
  readonly signal: AbortSignal;
}

/** Like `loadScript`, for a script of its own that may have to be where it renders. */
export function insertScript(
  { tag }: PageAccess,
  { address, timeout, id = '', callback, isThere }: VendorScript,
  { parent = page.head(), signal }: ScriptPlacement,
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
    const abort = () => giveUp(signal.reason);
    signal.addEventListener('abort', abort);
    const timer = setTimeout(() => fail(`no response within ${timeout / 1000} seconds`), timeout);
    const settle = () => {
      if (!isThere()) return fail('it loaded, but its API is missing');
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve();
    };
    script.onerror = () => fail('it could not be loaded');
    script.onload = () => (callback && !isThere()) || settle();
    if (callback) Object.assign(window, { [callback]: settle }); // stays: a script that arrives late still finds it
    parent.appendChild(script);
  });
}
