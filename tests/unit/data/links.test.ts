import { describe, expect, it, vi } from 'vitest';
import {
  classifyLink,
  contentLink,
  isAnchor,
  isCollectionPanelPath,
  isDesignEditorPath,
  isFtp,
  isInternalUrl,
  isJavascriptLink,
  isMailto,
  isNavigable,
  isProperTel,
  isProperUrl,
  isSms,
  isTel,
  isTokenizedBlogUrl,
  PLAN_UPGRADE_PATH,
  parseContentLink,
  queryParameter,
  TRIAL_UPGRADE_PATH,
  toUrlSafe,
} from '../../../src/library';

/** A link of so many characters. */
const long = (start: string, length: number) => start.padEnd(length, '1');

describe('the rules at their bounds', () => {
  it.each([
    [isAnchor, ['#', '#a', long('#', 99), ' #a'], [long('#', 100), 'a#', '', null]],
    [isTel, ['tel:', 'TEL:1', long('tel:', 49)], [long('tel:', 50), 'tel1', '1234', undefined]],
    [
      isProperTel,
      ['tel:+1-2', 'tel:1234', 'tel:----'],
      ['tel:123', 'tel:12a4', 'tel:+1 23', '1234', long('tel:', 50)],
    ],
    [
      isSms,
      ['sms:+1(2)-3,4', 'sms:5?body=a b@c', 'SMS:5', long('sms:', 999)],
      [long('sms:', 1000), 'sms:a', 'sms:1.2', '5', {}],
    ],
    [
      isMailto,
      ['mailto:a@b.c', 'mailto:a@b.co?cc=c@d.e', 'mailto:a+b@c.d.e', long('mailto:a@b.c', 999)],
      [
        'mailto:a@b',
        'mailto:a@b.',
        'mailto:ab.c',
        'mailto:a@@b.c',
        'mailto:a@b.c@d.e',
        'a@b.c',
        'mailto:@b.c',
      ],
    ],
    [isMailto, [], [long('mailto:a@b.c', 1000), 'mailto:?to=a@b.c', 7]],
    [
      isJavascriptLink,
      ['javascript:', 'JavaScript:a', 'java\nscript:a', '\0 javascript:a', long('javascript:', 249)],
      [long('javascript:', 250), 'javascript', '/javascript:'],
    ],
    [isFtp, ['ftp://a', long('ftp://', 99)], [long('ftp://', 100), 'ftps://a', 'sftp://a']],
    [
      isInternalUrl,
      ['/', '/a?b#c', long('/', 149)],
      [long('/', 150), '//a', '/\\a', '/\t/a', 'a', '', 'https://a.b/'],
    ],
    [
      isProperUrl,
      [
        'a.co',
        'a.com',
        'www.a-b.com',
        'http://a.com',
        'https://a.com/',
        'ftp://a.com/b c'.replace(' ', ''),
        'bücher.de',
      ],
      [
        'a.info',
        'a.c',
        'a',
        'localhost',
        'http:a.com',
        'tel:a.com',
        '//a.com',
        'a..com',
        '-a.com',
        'a-.com',
        'a.com b',
        '',
      ],
    ],
    [
      isCollectionPanelPath,
      [`/pages/${'a1'.repeat(12)}`],
      [
        `/pages/${'a'.repeat(23)}`,
        `/pages/${'a'.repeat(25)}`,
        `/pages/${'A'.repeat(24)}`,
        `/pages/${'a'.repeat(24)}/`,
      ],
    ],
    [isCollectionPanelPath, [], [`/pages/${'a'.repeat(24)}\n`, `/x/pages/${'a'.repeat(24)}`, null]],
    [isTokenizedBlogUrl, ['/%y/%m/%d/%t', '/%yy', '/a', ''], ['/%s', '/%', '/%Y', '/%%y', '/%2F', 5]],
    [
      isDesignEditorPath,
      ['/config/design', '/config/design/'],
      ['/config/', '/config/designs', '/a/config/design', null],
    ],
  ] as const)('%o', (rule, kept, broken) => {
    expect(kept.filter((href) => !rule(href))).toEqual([]);
    expect((broken as readonly unknown[]).filter((href) => rule(href))).toEqual([]);
  });
});

describe('what kind of link a text is, on www.kiln.example', () => {
  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    [undefined, 'empty'],
    ['tel:1', 'misc'],
    ['mailto:a@b.c', 'misc'],
    ['javascript:alert(1)', 'misc'],
    ['\u0001java\tscript:alert(1)', 'misc'],
    ['data:text/html,a', 'misc'],
    ['localhost:3000/a', 'misc'],
    ['http:foo', 'malformed'],
    ['https:/a.com', 'malformed'],
    ['http://', 'malformed'],
    ['https://a b/', 'malformed'],
    ['//', 'malformed'],
    ['#', 'anchor'],
    [`#${'a'.repeat(98)}`, 'anchor'],
    [`#${'a'.repeat(99)}`, 'content'],
    ['https://other.example/', 'external'],
    ['https://kiln.example/', 'external'],
    ['//other.example/s/a.pdf', 'external'],
    ['\\\\other.example', 'external'],
    ['/\\other.example', 'external'],
    ['/\t/other.example', 'external'],
    ['https:\\\\other.example', 'external'],
    ['https://www.kiln.example:8443/', 'external'],
    ['https://www.kiln.example@other.example/', 'external'],
    ['ftp://other.example/', 'external'],
    ['/s/a.pdf', 'file'],
    ['/a/../s/a.pdf', 'file'],
    ['https://WWW.kiln.example/s/a.pdf', 'file'],
    ['https://www.kiln.example:443/s/a.pdf', 'file'],
    ['/s', 'content'],
    ['/s/../a', 'content'],
    ['s/a.pdf', 'content'],
    ['/shop?tag=s/', 'content'],
    ['?page=2', 'content'],
    ['about', 'content'],
    ['http://www.kiln.example/about#team', 'content'],
  ])('%j is %s', (href, category) => {
    expect(classifyLink(href, 'www.kiln.example')).toBe(category);
  });

  it.each([
    ['https://www.kiln.example:8443/', 'www.kiln.example:8443', 'content'],
    ['http://www.kiln.example/', 'www.kiln.example:80', 'content'],
    ['https://xn--bcher-kva.example/', 'bücher.example', 'content'],
    ['https://www.kiln.example/', '', 'external'],
    ['/about', '', 'content'],
    ['/s/a', 'no host', 'file'],
  ])('%s on the host %j is %s', (href, host, category) => {
    expect(classifyLink(href, host)).toBe(category);
  });
});

describe('what may be navigated to', () => {
  const BASE = 'https://www.kiln.example/shop/';
  it.each([
    ['/a', true],
    ['a', true],
    ['#a', true],
    ['//other.example', true],
    ['http://other.example', true],
    ['ftp://other.example', true],
    ['mailto:a@b.c', true],
    ['tel:1', true],
    ['sms:1', true],
    ['', false],
    [' ', false],
    ['\0', false],
    ['javascript:a', false],
    ['java\nscript:a', false],
    ['data:text/html,a', false],
    ['blob:https://www.kiln.example/1', false],
    ['vbscript:a', false],
    ['https://www.kiln.example@other.example/', false],
    ['https://:secret@other.example/', false],
    ['http://', false],
    ['http:foo', false],
    ['https:/a.com', false],
    [' ht\ttp:foo', false],
    ['https:\\\\other.example', true],
    [null, false],
  ])('%j: %s', (href, is) => {
    expect(isNavigable(href, BASE)).toBe(is);
  });

  it('without a base only whole addresses lead anywhere', () => {
    expect(isNavigable('https://a.b/', '')).toBe(true);
    expect(isNavigable('/a', '')).toBe(false);
    expect(isNavigable('/a', 'about:blank')).toBe(false);
  });
});

describe('texts as parts of addresses', () => {
  it.each([
    ['Hello  World!', 'hello-world'],
    ['A & B', 'a-b'],
    ['a..b', 'ab'],
    ['a--b', 'a-b'],
    ['Shop/Bowls', 'shop/bowls'],
    ['Crème brûlée', 'crème-brûlée'],
    ['Über Größe', 'über-größe'],
    ['U\u0308ber', 'über'],
    ['50 %', '50-'],
    ['陶器', '陶器'],
    ['Привет мир', 'привет-мир'],
    ['Чайный дом', 'чайный-дом'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['Τσάι & Ψωμί', 'τσάι-ψωμί'],
    ['شاي ١٢', 'شاي-١٢'],
    ['ÅÉ\u0301', 'åé\u0301'],
    ['\u0301-\u0301-x', '-x'],
    ['', ''],
  ])('%j becomes %j', (text, safe) => {
    expect(toUrlSafe(text)).toBe(safe);
  });

  it('nothing but text', () => {
    expect(() => toUrlSafe(5 as never)).toThrow('The text of a URL must be a string, got 5');
  });
});

describe('links to content', () => {
  it.each([
    ['/shop', { urlId: 'shop' }],
    ['/shop?tag=bowls', { urlId: 'shop', filters: 'tag=bowls' }],
    ['/shop/bowls?a=b&c', { urlId: 'shop/bowls', filters: 'a=b&c' }],
  ])('%s is built and read', (link, parts) => {
    expect(contentLink(parts)).toBe(link);
    expect(parseContentLink(link)).toEqual(parts);
  });

  it('takes a whole query as filters too, and nothing but text', () => {
    expect(contentLink({ urlId: 'shop', filters: '?tag=bowls' })).toBe('/shop?tag=bowls');
    expect(contentLink({ urlId: 'shop', filters: '' })).toBe('/shop');
    expect(() => contentLink({ urlId: 'shop', filters: { tag: 'bowls' } as never })).toThrow(
      'The filters of a link must be a string, got an object',
    );
  });

  it.each([
    '',
    '/',
    '//other.example',
    '/\\other.example',
    '/s/a.pdf',
    '#a',
    'shop',
    'https://a.b/',
    '/?a',
    null,
  ])('%j is none', (href) => {
    expect(parseContentLink(href)).toBeUndefined();
  });

  it.each(['', '/shop', '\\shop', 'a?b', 'a#b', 5, undefined])('%j is no urlId', (urlId) => {
    expect(() => contentLink({ urlId: urlId as string })).toThrow(/^The urlId of a link must be/);
  });
});

describe('parameters of an address', () => {
  it('are read by name', () => {
    expect(queryParameter('https://a.b/?c=d%20e&c=f', 'c')).toBe('d e');
    expect(queryParameter('https://a.b/?c', 'c')).toBe('');
    expect(queryParameter('https://a.b/?c', 'd')).toBeUndefined();
  });

  it('of one that is none are missing, which is reported', () => {
    const report = vi.fn();
    expect(queryParameter('not an address', 'c', report)).toBeUndefined();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(queryParameter('not an address', 'c')).toBeUndefined();
    const hearError = vi.fn();
    vi.stubGlobal('reportError', hearError);
    expect(queryParameter('not an address', 'c')).toBeUndefined();
    expect(hearError).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    vi.unstubAllGlobals();
  });
});

it('upgrades have their addresses', () => {
  expect(TRIAL_UPGRADE_PATH).toBe('/settings/billing/upgrade');
  expect(PLAN_UPGRADE_PATH).toBe('/settings/billing/subscriptions/website');
});
