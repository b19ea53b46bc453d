import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, bodyOf, encode, isOwn } from '../../../src/api/exchange';
import { faultOf } from '../../../src/api/fault';
import { submissionFailed } from '../../../src/api/form';
import { confirmation, dataOf, structure, textAt } from '../../../src/api/reply';
import type { Call } from '../../../src/runtime/call';

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
const status = fc.constantFrom(0, 200, 204, 302, 400, 401, 403, 404, 429, 500, 501, 502, 503);

describe('any reply', () => {
  it('is read without a throw, and is a failure with words or none', () => {
    fc.assert(
      fc.property(status, fc.string(), anything, (code, text, body) => {
        const fault = faultOf({ url: '/', status: code, text, body });
        if (code < 200 || code > 299) expect(fault).toBeDefined();
        if (fault) expect(fault.message).toMatch(/\S/);
        expect(submissionFailed({ status: code, body })).toMatch(/\S/);
      }),
    );
  });

  it('passes its door as what the caller uses or not at all', () => {
    fc.assert(
      fc.property(anything, (reply) => {
        expect(typeof dataOf(reply)).toBe('object');
        expect(['string', 'undefined']).toContain(typeof textAt('key')(reply));
        expect(structure(reply) ?? {}).toBeTypeOf('object');
        expect(confirmation(reply) ?? {}).toBeTypeOf('object');
      }),
    );
  });
});

describe('any body', () => {
  it('is the same data on the other side, also where prototypes were changed', () => {
    const prototypes = [Array.prototype, Object.prototype, String.prototype] as { toJSON?: unknown }[];
    for (const prototype of prototypes) prototype.toJSON = () => 'broken';
    let bodies: [unknown, unknown][];
    try {
      bodies = fc.sample(fc.jsonValue(), 200).map((json) => [json, bodyOf({ json })]);
    } finally {
      for (const prototype of prototypes) delete prototype.toJSON;
    }
    for (const [json, body] of bodies)
      expect(JSON.parse(String(body))).toEqual(JSON.parse(JSON.stringify(json)));
  });

  it('of texts is a form with the same texts', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (form) => {
        expect(new Map(encode(form))).toEqual(new Map(Object.entries(form)));
        expect([...new URLSearchParams(String(bodyOf({ form }))).keys()].sort()).toEqual(
          Object.keys(form).sort(),
        );
      }),
    );
  });
});

describe('any path', () => {
  const site = { origin: 'https://www.kiln.example', headers: () => ({}) };

  it('has the site’s own token only at the site’s own origin', () => {
    const path = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((rest) => `//${rest}`),
      fc.string().map((rest) => `/${rest}`),
    );
    fc.assert(
      fc.property(path, (text) => {
        const call: Call = { method: 'GET', path: text };
        if (!URL.canParse(text, site.origin)) return;
        const address = addressOf(site, call);
        expect(isOwn(site, address)).toBe(address.href.startsWith(`${site.origin}/`));
      }),
    );
  });
});
