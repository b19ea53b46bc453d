import { MortarError } from '../../data/errors';
import * as page from '../page';
import type { PageAccess } from '../trusted-types';

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
 * Rejects with a VendorError within its limit, the same for all.
 */
export function loadScript(runtime: PageAccess, script: VendorScript): Promise<void> {
  const { address } = script;
  const known = loading.get(address) ?? insertScript(runtime, script);
  loading.set(address, known);
  known.catch(() => loading.delete(address));
  return known;
}

/** The same for a script of one's own, in the place where it is to draw. */
export function insertScript(
  { tag, trusted }: PageAccess,
  { address, limit, id = '', isThere }: VendorScript,
  parent: Node = page.head(),
): Promise<void> {
  const script = page.create('script');
  if (id) script.id = id;
  script.nonce = tag.nonce;
  script.src = trusted().createScriptURL(addressOfTry(address));
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      noteFailure(address);
      reject(new VendorError(address, reason));
    };
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

const failures = new Map<string, number>();

/** Notes that a vendor's script did not come, or came to nothing. */
export function noteFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}

/** Browsers let two scripts of one address wait for the same answer, so each further try has a query of its own. */
export function addressOfTry(address: string): string {
  const failed = failures.get(address);
  return failed ? `${address}${address.includes('?') ? '&' : '?'}r=${failed}` : address;
}

/** Something of another site that is of no use; its address is told without what it asks. */
export class VendorError extends MortarError {
  override readonly name = 'VendorError';
  constructor(address: string, reason: string) {
    super(`${address.replace(/\?.*/s, '')}: ${reason}`);
  }
}
