import { guarded } from '../../data/guarded';
import * as page from '../../dom/page';
import type { SiteContext } from '../../runtime/site-context';
import { withoutSecrets } from '../../visitor/tracking/secrets';

/** Leaves out what may be about a person. */
export interface Redactor {
  /** Of a text that somebody wrote, an error's message say. */
  text(text: string): string;
  /** Of an address: no values of parameters, no fragment. */
  address(address: string): string;
}

const OMITTED = '…';

const ADDRESS = /\b(?:https?|wss?|ftp):\/\/[^\s"'`<>()]+/;
const PHONE_NUMBER = /\+?\(?\d[\d\s()./-]{5,}\d/;
const BEARER = /\bbearer\s+\S+/;
const JSON_WEB_TOKEN = /\beyJ[\w-]+(?:\.[\w-]+)*/;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/;
/** Letters and digits in one long word. */
const KEY = /\b(?=\w*\d)(?=\w*[a-z])\w{20,}\b/;

const SECRETS = new RegExp(
  [ADDRESS, BEARER, JSON_WEB_TOKEN, UUID, KEY, PHONE_NUMBER].map(({ source }) => source).join('|'),
  'gi',
);

/** Knows what the visitor has typed until now, and who is signed in. */
export function createRedactor(site: SiteContext): Redactor {
  const known = [...formValues(), ...textsIn(site.authenticatedAccount)]
    .filter((value) => value.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  const withoutKnown = (text: string) => known.reduce((rest, value) => rest.replaceAll(value, OMITTED), text);

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

/** Letters: a shorter value is found in words that are nobody's. */
const SHORTEST = 4;

/** What is no address, such as the `inline` of a policy's report, is one word. */
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
  const written = fields.filter(({ type }) => !/^(submit|button|reset|image|checkbox|radio)$/.test(type));
  return written.map(({ value }) => value.trim());
}

/** Every text in some data, however deep. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
