import { MortarError } from '../data/errors';
import { isByAuthor, isWaitingForConsent } from './consented-script';
import type { Tag } from './tag';
import { isVendorScript } from './vendors/scripts';

/** The page's only Trusted Types policy, `mortar`. It rejects everything that none of its rules allows. */
interface TrustedPolicy {
  /** For HTML that is parsed outside the page, as by the sanitiser. */
  createHTML(html: string): string;
  /** For the text of a script that waited for consent. */
  createScript(text: string, waiting?: unknown): string;
  /** For vendor scripts, our own chunks, and the address of a script that waited for consent. */
  createScriptURL(url: string, waiting?: unknown): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** Something no rule of the policy allows. */
class NotTrustedError extends MortarError {
  override readonly name = 'NotTrustedError';
}

let policy: TrustedPolicy | undefined;

/**
 * Created on first use, since a policy name can be taken only once. Browsers without Trusted Types apply the same
 * rules.
 */
export function trustedPolicy(tag: Tag): TrustedPolicy {
  policy ??= factory()?.createPolicy('mortar', createRules(tag)) ?? createRules(tag);
  return policy;
}

/** Where browsers have none, an element with the id `trustedTypes` takes its place. */
function factory(): PolicyFactory | undefined {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const kind = Object.prototype.toString.call(trustedTypes);
  return kind === '[object TrustedTypePolicyFactory]' ? trustedTypes : undefined;
}

let isParsingApart = false;

/** Parses HTML into a document without a window, where nothing loads or runs. */
export function parseApart(html: string, tag: Tag): Document {
  isParsingApart = true;
  try {
    return new DOMParser().parseFromString(trustedPolicy(tag).createHTML(html), 'text/html');
  } finally {
    isParsingApart = false;
  }
}

function createRules(tag: Tag): TrustedPolicy {
  const isAuthors = (script: unknown): script is HTMLScriptElement =>
    isWaitingForConsent(script) && isByAuthor(script, tag);
  return {
    createHTML: (html) =>
      isParsingApart || !hasElements(html) ? html : refuse('HTML that is not parsed apart from the page'),
    createScript: (text, waiting) =>
      isAuthors(waiting) && waiting.textContent === text
        ? text
        : refuse('a script that does not wait for consent'),
    createScriptURL: (url, waiting) =>
      isVendorScript(url) || isChunk(url, tag) || (isAuthors(waiting) && waiting.src === url)
        ? url
        : refuse(url.replace(/\?.*/s, '')),
  };
}

function hasElements(html: string): boolean {
  return /<[a-z]/i.test(html);
}

function isChunk(url: string, { base }: Tag): boolean {
  const folder = `${base}chunks/`;
  return url.startsWith(folder) && /^[\w-]+\.js(\?|$)/.test(url.slice(folder.length));
}

function refuse(what: string): never {
  throw new NotTrustedError(`The mortar policy rejects ${what}`);
}

/** What is needed to insert elements under the page's security policy. */
export interface PageAccess {
  readonly tag: Tag;
}
