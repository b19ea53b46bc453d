import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBannerSettings } from '../../../src/components/cookie-banner/settings';
import { nearest } from '../../../src/console/nearest';
import { messageOf } from '../../../src/data/errors';
import { parseJson, toJson } from '../../../src/data/json';
import { firstFailing, firstHolding, formatRule, type Rule } from '../../../src/data/rules';
import { readContext } from '../../../src/runtime/site-details';
import type { Runtime } from '../../../src/runtime/types';
import { configUrl } from '../../../src/visitor/session/config-url';
import { anyText, anything, wellFormed } from '../arbitraries';

describe('the site context', () => {
  const field = fc.constantFrom(
    'website',
    'websiteSettings',
    'cookieSettings',
    'collection',
    'item',
    'pageType',
    'websiteRoles',
    'accessPermissions',
    'authenticatedAccount',
    'messages',
    '__proto__',
    'constructor',
  );

  it('is read from anything without a throw, and every field has its type', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.dictionary(field, anything)), (data) => {
        const context = readContext(data);
        expect(typeof context.currency).toBe('string');
        expect(context.websiteRoles.every(Number.isFinite)).toBe(true);
        for (const permission of context.accessPermissions)
          expect(['string', 'number']).toContain(typeof permission);
        expect([undefined, 'number']).toContain(
          context.pageType === undefined ? undefined : typeof context.pageType,
        );
        expect(typeof context.cookieSettings.isRestrictiveCookiePolicyEnabled).toBe('boolean');
        expect(Object.getPrototypeOf(context)).toBe(Object.prototype);
      }),
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('holds banner settings of known words, whatever the page says', () => {
    const name = fc.constantFrom(
      'cookieBannerText',
      'cookieBannerTheme',
      'cookieBannerVariant',
      'cookieBannerPosition',
      'cookieBannerCtaText',
    );
    const value = fc.oneof(anything, fc.constantFrom('POPUP', 'TOP', 'TOP_LEFT', 'BOTTOM', 'LIGHT', ''));
    fc.assert(
      fc.property(fc.dictionary(name, value), (fields) => {
        const settings = readBannerSettings(fields, { site: readContext({}) } as unknown as Runtime);
        const isBar = settings.cookieBannerVariant === 'BAR';
        expect(['BAR', 'POPUP']).toContain(settings.cookieBannerVariant);
        expect(['DARK', 'LIGHT']).toContain(settings.cookieBannerTheme);
        expect(settings.cookieBannerPosition).toMatch(
          isBar ? /^(TOP|BOTTOM)$/ : /^(TOP|BOTTOM)_(LEFT|RIGHT)$/,
        );
        expect(settings.cookieBannerCtaText).not.toBe('');
      }),
    );
  });

  it('ignores what every object inherits', () => {
    const polluted = Object.create({ pageType: 100, authenticatedAccount: { id: 'x' } });
    expect(
      readContext({ ...polluted, ...JSON.parse('{"__proto__":{"pageType":100}}') }).pageType,
    ).toBeUndefined();
  });
});

describe('the address of the admin area', () => {
  it('stays on the own subdomain and carries the page whole', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/);
    fc.assert(
      fc.property(label, fc.domain(), wellFormed, wellFormed, (identifier, appDomain, path, query) => {
        const url = new URL(
          configUrl({ appDomain, website: { identifier } }, { pathname: `/${path}`, search: query }) ?? '',
        );
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
    const prototypes: [object, string][] = [
      [Array.prototype, 'list'],
      [Object.prototype, 'object'],
      [String.prototype, 'text'],
      [Number.prototype, 'number'],
      [Boolean.prototype, 'flag'],
    ];
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const expected = JSON.stringify(value);
        let written: string;
        for (const [prototype, text] of prototypes)
          Object.defineProperty(prototype, 'toJSON', {
            configurable: true,
            writable: true,
            value: () => text,
          });
        try {
          written = toJson(value);
          for (const [prototype, text] of prototypes)
            if ((prototype as { toJSON(): string }).toJSON() !== text) throw new Error('not put back');
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
    expect(
      messageOf({
        toString() {
          throw new Error('hostile');
        },
      }),
    ).toBe('Unknown error');
    expect(
      messageOf(
        new Proxy(
          {},
          {
            get() {
              throw new Error('hostile');
            },
          },
        ),
      ),
    ).toBe('Unknown error');
  });

  it('a decision names the rule that decided', () => {
    const checks = fc.array(fc.tuple(fc.string(), fc.boolean()) as fc.Arbitrary<Rule>);
    fc.assert(
      fc.property(checks, (list) => {
        expect(firstFailing(list)).toBe(list.find(([, held]) => !held));
        expect(firstHolding(list)).toBe(list.find(([, held]) => held));
      }),
    );
    expect(formatRule(['the door is open', false, 'locked'])).toBe('the door is open: no (locked)');
    expect(formatRule(['the door is open', true])).toBe('the door is open: yes (true)');
  });
});
