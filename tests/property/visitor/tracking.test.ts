import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toJson } from '../../../src/data/json';
import { createQueue } from '../../../src/visitor/tracking/event-tracker';
import { textsWithoutSecrets, withoutSecrets } from '../../../src/visitor/tracking/secrets';
import { batches } from '../../../src/visitor/tracking/trace';
import { expectLinearTime } from '../../linear-time';

const encoded = (texts: readonly string[]) =>
  texts.map((text) => String(new URLSearchParams([['', `${text},`]])).length);

describe('batches', () => {
  const texts = fc.array(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    { maxLength: 60 },
  );

  it('keep every text, in its order', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 400 }), (given, limit) => {
        expect(batches(given, limit).flat()).toEqual(given);
      }),
      { numRuns: 2000 },
    );
  });

  it('keep to the limit, but for a text that exceeds it alone', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 400 }), (given, limit) => {
        for (const group of batches(given, limit)) {
          const bytes = encoded(group).reduce((sum, size) => sum + size, 0);
          expect(group.length === 1 || bytes <= limit).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('secrets', () => {
  const value = fc.stringMatching(/^[A-Za-z0-9_.()-]{1,40}$/);
  const name = fc.constantFrom(
    'token',
    'access_token',
    'cartToken',
    'email',
    'crumb',
    'api-key',
    'password',
    'sessionId',
    'client_secret',
    'authorization',
    'jwt',
    'otp',
    'pwd',
    'pass',
    'sig',
    'user[pass]',
  );

  it('never stay in an address', () => {
    fc.assert(
      fc.property(name, value, fc.constantFrom('?', '&', '#', '?a=b&'), (key, secret, before) => {
        expect(withoutSecrets(`https://kiln.test/x${before}${key}=${secret} end`)).toBe(
          `https://kiln.test/x${before}${key}= end`,
        );
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['Bearer sk_live-4f.9~a+/= was refused', 'Bearer … was refused'],
    ['authorization: bearer 7d2', 'authorization: bearer …'],
  ])('never stay in %j', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });

  const address = fc
    .tuple(
      fc.stringMatching(/^[a-zäö][a-z0-9._+-]{0,20}$/),
      fc.stringMatching(/^[a-zäö]{1,10}(\.[a-z]{1,8})?$/),
    )
    .map(([who, where]) => `${who}@${where}.example`);

  it('of people are never told', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', '\n', '\t', '\u0001', '"', 'to '), (who, before) => {
        expect(withoutSecrets(`${before}${who} end`)).toBe(`${before}… end`);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    'react@18.2.0/index.js',
    'a @ b.c',
    '@kiln',
    'at shop (https://kiln.test/shop.js:1:1)',
    'Bearer authentication failed',
  ])('are not mistaken for %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('never break the JSON that they are taken out of', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(name, fc.string()).map(([key, text]) => `?${key}=${text}`),
      fc.tuple(fc.string(), address).map(([text, who]) => `${text}\n${who}`),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ a: texts, b: texts })), (given) => {
        const cleaned = JSON.parse(toJson(given, textsWithoutSecrets)) as unknown[];
        expect(cleaned).toHaveLength(given.length);
        expect(JSON.stringify(cleaned)).not.toMatch(/\w@\w+\.example/);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['letters', (length: number) => 'a'.repeat(length)],
    ['question marks', (length: number) => '?'.repeat(length)],
    ['hyphens of a name', (length: number) => `?${'-'.repeat(length)}`],
    ['dots', (length: number) => 'a.'.repeat(length / 2)],
    ['bearers', (length: number) => 'Bearer '.repeat(length / 7)],
    ['letters before an at sign', (length: number) => `${'a'.repeat(length)}@`],
  ])('are found in linear time among %s', (_name, textOf) => {
    expectLinearTime(withoutSecrets, textOf);
  });
});

describe('a queue', () => {
  it('lets through so many at once, all in their order, and refuses what exceeds it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.boolean(), { maxLength: 40 }),
        async (concurrency, limit, outcomes) => {
          const queue = createQueue({ concurrency, limit });
          const started: number[] = [];
          let running = 0;
          let most = 0;
          const results = outcomes.map((succeeds, index) =>
            queue.add(async () => {
              started.push(index);
              most = Math.max(most, ++running);
              await Promise.resolve();
              running--;
              if (!succeeds) throw new Error('refused');
            }),
          );
          const taken = results.filter((result) => result !== undefined);
          await Promise.allSettled(taken);
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(taken).toHaveLength(Math.min(outcomes.length, concurrency + limit));
          expect(started).toEqual([...started].sort((a, b) => a - b));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('sends what waits when the page is hidden', () => {
    const queue = createQueue({ concurrency: 1, limit: 10 });
    const started: number[] = [];
    for (let index = 0; index < 5; index++) {
      void queue.add(async () => {
        started.push(index);
        await new Promise(() => {});
      });
    }
    expect(started).toEqual([0]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    dispatchEvent(new Event('visibilitychange'));
    expect(started).toEqual([0, 1, 2, 3, 4]);
    vi.restoreAllMocks();
  });
});
