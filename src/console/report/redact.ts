import { guarded } from '../../data/guarded';
import { fold } from '../../data/indexes';
import * as page from '../../dom/page';
import type { SiteContext } from '../../runtime/site-context';
import { withoutSecrets } from '../../visitor/tracking/secrets';

/** Removes what may be personal. */
export interface Redactor {
  /** Redacts free text, such as an error message. */
  text(text: string): string;
  /** Redacts an address: removes parameter values and the fragment. */
  address(address: string): string;
}

const OMITTED = '…';

const ADDRESS = /\b(?:https?|wss?|ftp):\/\/[^\s"'`<>()]+/;
const PHONE_NUMBER = /\+?\(?\d[\d\s()./-]{5,}\d/;
const BEARER = /\bbearer\s+\S+/;
const JSON_WEB_TOKEN = /\beyJ[\w-]+(?:\.[\w-]+)*/;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/;
/** A long word of letters and digits. */
const KEY = /\b(?=\w*\d)(?=\w*[a-z])\w{20,}\b/;

const SECRETS = new RegExp(
  [ADDRESS, BEARER, JSON_WEB_TOKEN, UUID, KEY, PHONE_NUMBER].map(({ source }) => source).join('|'),
  'gi',
);

/** Also redacts what the visitor has typed so far, and the signed-in account's data. */
export function createRedactor(site: SiteContext): Redactor {
  const known = [...formValues(), ...textsIn(site.authenticatedAccount)]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const withoutKnown = (text: string) => fold(known, text, withoutValue);

  const redactor: Redactor = {
    text: (text) =>
      withoutSecrets(withoutKnown(text)).replace(SECRETS, (found) =>
        isAddress(found) ? redactor.address(found) : OMITTED,
      ),
    address(address) {
      const url = guarded(() => new URL(address, location.origin));
      if (!url || !isAddress(url.href)) return redactor.text(address.slice(0, LONGEST_WORD));
      const path = url.pathname.split('/').map((segment) => redactor.text(decoded(segment)));
      const names = [...new Set(url.searchParams.keys())].map(redactor.text);
      return url.origin + path.join('/') + (names.length ? `?${names.join('&')}` : '');
    },
  };
  return redactor;
}

/** Characters; a shorter value would match parts of ordinary words, so only whole words are redacted. */
const SHORTEST = 4;

function withoutValue(text: string, value: string): string {
  return text.replaceAll(value, (found, at: number) => {
    const around = text.charAt(at - 1) + text.charAt(at + value.length);
    return value.length < SHORTEST && /[\p{L}\p{N}]/u.test(around) ? found : OMITTED;
  });
}

/** Characters kept of a value that isn't an address, such as `inline` in a policy report. */
const LONGEST_WORD = 40;

function isAddress(text: string): boolean {
  return new RegExp(`^${ADDRESS.source}`, 'i').test(text);
}

function decoded(segment: string): string {
  return guarded(() => decodeURIComponent(segment)) ?? OMITTED;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function formValues(): string[] {
  const fields = [...page.all<Field>('input, textarea, select')];
  const typed = fields.filter(
    (field) => 'value' in field && !/^(submit|button|reset|image|checkbox|radio)$/.test(field.type),
  );
  return typed.filter(isTelling).map(({ value }) => value.trim());
}

/** A short value that the page itself wrote or offers, such as a quantity of 1, says nothing of the visitor. */
function isTelling(field: Field): boolean {
  const isTyped = 'defaultValue' in field && field.value !== field.defaultValue;
  return isTyped || field.value.trim().length >= SHORTEST;
}

/** All strings in some data, at any depth. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
