import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as library from '../../../src/library';
import { expectLinearTime } from '../../linear-time';

const { classifyLink, contentLink, isNavigable, parseContentLink, toUrlSafe } = library;

const RUNS = { numRuns: 100_000 };
const HOST = 'www.kiln.example';

/** Pieces of links, so that many inputs are nearly right. */
const link = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'http',
          'https',
          'ftp',
          'tel',
          'sms',
          'mailto',
          'javascript',
          'data',
          ':',
          '/',
          '//',
          '\\',
          '#',
          '?',
        ],
        ...['@', '.', '+', '%', '\t', '\n', ' ', '\0', 's/', HOST, 'a.com', 'b', '1', ':8443', '..', '陶'],
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join('')),
);

/** Where a browser on the site's page would go. */
function destination(href: string): URL | undefined {
  const page = `https://${HOST}/`;
  return URL.canParse(href, page) ? new URL(href, page) : undefined;
}

function agrees(kind: string, to: URL | undefined): boolean {
  const leadsToHost = !to || /^(https?|ftp):$/.test(to.protocol);
  switch (kind) {
    case 'misc':
      return !to || !leadsToHost;
    case 'external':
      return leadsToHost && to?.host !== HOST;
    case 'file':
      return to?.host === HOST && to.pathname.startsWith('/s/');
    case 'anchor':
      return to?.host === HOST && to.pathname === '/';
    case 'content':
      return to?.host === HOST;
    default:
      return leadsToHost && /^(empty|malformed)$/.test(kind);
  }
}

describe('the classifier', () => {
  it('gives any text one kind, which agrees with where a browser would go', () => {
    fc.assert(
      fc.property(link, (href) => agrees(classifyLink(href, HOST), destination(href))),
      RUNS,
    );
  }, 60_000);

  it('takes anything for link and host', () => {
    fc.assert(
      fc.property(fc.oneof(link, fc.anything()), fc.string({ unit: 'binary' }), (href, host) => {
        expect(typeof classifyLink(href, host)).toBe('string');
      }),
      { numRuns: 20_000 },
    );
  }, 60_000);
});

it('what may be navigated to is well formed, of a known protocol and hides no host', () => {
  fc.assert(
    fc.property(link, (href) => {
      const to = destination(href);
      const isHarmless =
        /^(https?|ftp|mailto|tel|sms):$/.test(to?.protocol ?? '') && !to?.username && !to?.password;
      const mayBeFollowed = isHarmless && !/^(empty|malformed)$/.test(classifyLink(href, HOST));
      return mayBeFollowed || !isNavigable(href, `https://${HOST}/`);
    }),
    RUNS,
  );
}, 60_000);

it('every rule answers anything with yes or no', () => {
  const rules = Object.entries(library).filter(([name]) =>
    /^is(ProperUrl|Anchor|Tel|ProperTel|Sms|Mailto|JavascriptLink|Ftp|InternalUrl|Tokenized|CollectionPanel)/.test(
      name,
    ),
  ) as [string, (href: unknown) => boolean][];
  expect(rules).toHaveLength(11);
  fc.assert(
    fc.property(fc.oneof(link, fc.anything()), (href) => {
      for (const [, rule] of rules) expect(typeof rule(href)).toBe('boolean');
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

it.each([
  ['dots', (size: number) => `${'a.'.repeat(size)}!`],
  ['letters', (size: number) => `${'a'.repeat(size)}!`],
  ['hyphens', (size: number) => `a${'-'.repeat(size)}!`],
  ['an address', (size: number) => `mailto:a@${'.a'.repeat(size)}!`],
  ['spaces', (size: number) => `a${' '.repeat(size)}b`],
  ['control characters', (size: number) => '\u0001'.repeat(size)],
])('the rules take no longer than a long text asks for: %s', (_what, make) => {
  for (const rule of [library.isProperUrl, library.isMailto, library.isSms, library.isProperTel])
    expectLinearTime(rule, make);
  expectLinearTime((text) => classifyLink(text, HOST), make);
  expectLinearTime(toUrlSafe, make);
});

it('a text made safe is nothing but that, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const safe = toUrlSafe(text);
      return /^[\p{L}\p{M}\p{N}/-]*$/u.test(safe) && !safe.includes('--') && toUrlSafe(safe) === safe;
    }),
    { numRuns: 20_000 },
  );
}, 60_000);

it('a link to content is read as it was built', () => {
  const urlId = fc.stringMatching(/^[a-rt-z][a-z\d-]{0,9}(\/[a-z\d-]{1,9}){0,2}$/);
  const filters = fc.stringMatching(/^[a-z]{1,5}=[a-z\d%+]{0,9}$/);
  fc.assert(
    fc.property(urlId, filters, (urlId, filters) => {
      expect(parseContentLink(contentLink({ urlId, filters }))).toEqual({ urlId, filters });
    }),
    { numRuns: 5000 },
  );
}, 60_000);
