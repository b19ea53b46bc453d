import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/console/nearest';
import { encodeValue, valueIn } from '../../src/runtime/cookies';
import { type Check, firstFailing, firstHolding, inWords } from '../../src/runtime/decision';
import { messageOf } from '../../src/runtime/errors';
import { parseJson, toJson } from '../../src/runtime/json';
import { readContext } from '../../src/runtime/site-context';
import { configUrl } from '../../src/session/config-url';
import { formatVisitorCookie, parseVisitorCookie, type Visitor } from '../../src/tracking/visitor';

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withObjectString: true, withSet: true, withTypedArray: true });

/** Any text, halves of surrogate pairs included. */
const anyText = fc.string({ unit: 'binary' });
const wellFormed = fc.string({ unit: 'binary' }).map((text) => text.replace(/\p{Surrogate}/gu, ''));
const cookieName = fc.stringMatching(/^[\w-]{1,20}$/);

describe('cookies', () => {
  it('give back any text that was written, among others of any kind', () => {
    fc.assert(
      fc.property(cookieName, wellFormed, fc.array(fc.tuple(cookieName, wellFormed)), (name, value, others) => {
        const pairs = others.filter(([other]) => other !== name).map(([other, text]) => `${other}=${encodeValue(text)}`);
        const cookies = [...pairs, `${name}=${encodeValue(value)}`].join('; ');
        expect(valueIn(cookies, name)).toBe(value);
        expect(valueIn(pairs.join('; '), name)).toBeUndefined();
      }),
    );
  });

  it('are written in characters that a cookie may hold', () => {
    fc.assert(fc.property(fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }), (value) => {
      expect(encodeValue(value)).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
    }));
  });

  it('are read from whatever stands there; of two the first counts', () => {
    fc.assert(fc.property(anyText, cookieName, (cookies, name) => void valueIn(cookies, name)));
    for (const cookies of ['%', '=', ';;', '; ;=;', 'a', '=a', 'a=%E0%A4%A']) {
      expect(valueIn(cookies, 'b')).toBeUndefined();
    }
    expect(valueIn('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
    expect(valueIn('a=1; a=2', 'a')).toBe('1');
  });
});

describe('the visitor cookie', () => {
  const time = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const visitor: fc.Arbitrary<Visitor> = fc.tuple(fc.stringMatching(/^[^|\s]+$/), time, time, time, time, time);

  it('is read as it was written', () => {
    fc.assert(
      fc.property(visitor, (value) => {
        expect(parseVisitorCookie(formatVisitorCookie(value))).toEqual(value);
      }),
    );
  });

  it('is read from anything without a throw, and only with an id and four positive whole numbers', () => {
    fc.assert(
      fc.property(fc.oneof(anything, anyText, fc.array(fc.oneof(time.map(String), anyText)).map((parts) => parts.join('|'))), (value) => {
        const read = parseVisitorCookie(value);
        if (!read) return;
        expect(read[0]).not.toBe('');
        for (const number of read.slice(1)) expect(Number.isSafeInteger(number) && (number as number) > 0).toBe(true);
      }),
    );
  });

  it.each(['id|1|2|3', 'id|1|2|3|-4', 'id|1|2|3|4.5', 'id|0|1|2|3', '|1|2|3|4', `id|1|2|3|${'9'.repeat(400)}`, 'id|1|2|3|4\n', 'id|1|2|3|x', '', '1|2|3|4'])('%j is none', (text) => {
    expect(parseVisitorCookie(text)).toBeUndefined();
  });

  it('without a count is a first visit; more numbers than are known do no harm', () => {
    expect(parseVisitorCookie('id|1|2|3|4')).toEqual(['id', 1, 2, 3, 4, 1]);
    expect(parseVisitorCookie('id|1|2|3|4|5')).toEqual(['id', 1, 2, 3, 4, 5]);
    expect(parseVisitorCookie('id|1|2|3|4|5|6')?.slice(0, 5)).toEqual(['id', 1, 2, 3, 4]);
  });
});

describe('the site context', () => {
  const field = fc.constantFrom('website', 'websiteSettings', 'cookieSettings', 'collection', 'item', 'pageType', 'websiteRoles', 'accessPermissions', 'authenticatedAccount', 'messages', '__proto__', 'constructor');

  it('is read from anything without a throw, and every field has its type', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.dictionary(field, anything)), (data) => {
        const context = readContext(data);
        expect(typeof context.currency).toBe('string');
        expect(context.websiteRoles.every(Number.isFinite)).toBe(true);
        expect(context.accessPermissions.every((permission) => typeof permission === 'string')).toBe(true);
        expect([undefined, 'number']).toContain(context.pageType === undefined ? undefined : typeof context.pageType);
        expect(['BAR', 'POPUP']).toContain(context.cookieSettings.cookieBannerVariant);
        expect(typeof context.cookieSettings.isRestrictiveCookiePolicyEnabled).toBe('boolean');
        expect(Object.getPrototypeOf(context)).toBe(Object.prototype);
      }),
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('ignores what every object inherits', () => {
    const polluted = Object.create({ pageType: 100, authenticatedAccount: { id: 'x' } });
    expect(readContext({ ...polluted, ...JSON.parse('{"__proto__":{"pageType":100}}') }).pageType).toBeUndefined();
  });
});

describe('the address of the admin area', () => {
  it('stays on the own subdomain and carries the page whole', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/);
    fc.assert(
      fc.property(label, fc.domain(), wellFormed, wellFormed, (identifier, appDomain, path, query) => {
        const url = new URL(configUrl({ appDomain, website: { identifier } }, { pathname: `/${path}`, search: query }) ?? '');
        expect(url.host).toBe(`${identifier}.${appDomain}`.toLowerCase());
        expect([url.protocol, url.pathname, url.hash]).toEqual(['https:', '/config/', '']);
        expect([...url.searchParams.keys()]).toEqual(['frameUrl']);
        expect(url.searchParams.get('frameUrl')).toBe(`/${path}${query}`);
      }),
    );
  });

  it('never leads elsewhere, whatever the context says', () => {
    fc.assert(
      fc.property(anyText, anyText, (identifier, appDomain) => {
        const url = configUrl({ appDomain, website: { identifier } }, { pathname: '/', search: '' });
        if (url) expect(url.startsWith(`https://${identifier}.${appDomain}/config/?frameUrl=`)).toBe(true);
        if (/[/?#@\\\s]/.test(identifier + appDomain)) expect(url).toBeUndefined();
      }),
    );
  });
});

describe('JSON', () => {
  it('is read from any text without a throw', () => {
    fc.assert(fc.property(anyText, (text) => void parseJson(text)));
    expect([parseJson(null), parseJson(undefined), parseJson('')]).toEqual([undefined, undefined, undefined]);
  });

  it('is written as the language defines it while scripts of the page have changed the built-in objects', () => {
    const prototypes: [object, string][] = [[Array.prototype, 'list'], [Object.prototype, 'object'], [String.prototype, 'text'], [Number.prototype, 'number'], [Boolean.prototype, 'flag']];
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const expected = JSON.stringify(value);
        let written: string;
        for (const [prototype, text] of prototypes) Object.defineProperty(prototype, 'toJSON', { configurable: true, writable: true, value: () => text });
        try {
          written = toJson(value);
          for (const [prototype, text] of prototypes) if ((prototype as { toJSON(): string }).toJSON() !== text) throw new Error('not put back');
        } finally {
          for (const [prototype] of prototypes) delete (prototype as { toJSON?: unknown }).toJSON;
        }
        expect(written).toBe(expected);
      }),
    );
  });
});

describe('small words', () => {
  it('the nearest known word is a known one, and the word itself where it is known', () => {
    const word = fc.stringMatching(/^[a-z-]{1,12}$/);
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { minLength: 1 }), (found, known) => {
        expect([undefined, ...known]).toContain(nearest(found, known));
        for (const one of known) expect(nearest(one, known)).toBe(one);
      }),
    );
    expect(nearest('acordion', ['accordion', 'image'])).toBe('accordion');
    expect(nearest('kettle', ['accordion', 'image'])).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  it('the message of anything that was thrown is text', () => {
    fc.assert(
      fc.property(anything, (thrown) => {
        expect(typeof messageOf(thrown)).toBe('string');
      }),
    );
    expect(messageOf({ toString() { throw new Error('hostile'); } })).toBe('Unknown error');
    expect(messageOf(new Proxy({}, { get() { throw new Error('hostile'); } }))).toBe('Unknown error');
  });

  it('a decision names the rule that decided', () => {
    const checks = fc.array(fc.tuple(fc.string(), fc.boolean()) as fc.Arbitrary<Check>);
    fc.assert(
      fc.property(checks, (list) => {
        expect(firstFailing(list)).toBe(list.find(([, held]) => !held));
        expect(firstHolding(list)).toBe(list.find(([, held]) => held));
      }),
    );
    expect(inWords(['the door is open', false, 'locked'])).toBe('the door is open: no (locked)');
    expect(inWords(['the door is open', true])).toBe('the door is open: yes (true)');
  });
});
