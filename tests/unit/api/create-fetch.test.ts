import { describe, expect, it } from 'vitest';
import { createFetch } from '../../../src/library';

interface Answer {
  resolve(value: string): void;
  reject(error: Error): void;
}

/** Loads that are answered by hand, in any order. */
function byHand() {
  const answers = new Map<string, Answer>();
  const load = (name: string) =>
    new Promise<string>((resolve, reject) => void answers.set(name, { resolve, reject }));
  return { load, answers };
}

describe('a load', () => {
  it('is pending, then a success', async () => {
    const fetcher = createFetch(async (name: string) => `${name}!`);
    expect(fetcher.current).toEqual({ state: 'pending' });
    expect(await fetcher.load('a')).toEqual({ state: 'success', data: 'a!' });
    expect(fetcher.current).toEqual({ state: 'success', data: 'a!' });
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('that %s has failed', async (_case, load) => {
    const fetcher = createFetch(load);
    expect(await fetcher.load()).toEqual({ state: 'failed', error: new Error('no') });
  });

  it('tells each state, until its listener is removed', async () => {
    const fetcher = createFetch(async () => 1);
    const states: string[] = [];
    const stop = fetcher.onChange(({ state }) => states.push(state));
    await fetcher.load();
    stop();
    await fetcher.load();
    expect(states).toEqual(['pending', 'success']);
  });
});

describe('of several loads the last one wins', () => {
  it.each([
    ['in their order', ['a', 'b']],
    ['the other way round', ['b', 'a']],
  ])('when they are answered %s', async (_case, order) => {
    const { load, answers } = byHand();
    const fetcher = createFetch(load);
    const states: string[] = [];
    fetcher.onChange(({ state }) => states.push(state));
    const loads = [fetcher.load('a'), fetcher.load('b')];
    for (const name of order) answers.get(name)?.resolve(name);
    await Promise.all(loads);
    expect(fetcher.current).toEqual({ state: 'success', data: 'b' });
    expect(states).toEqual(['pending', 'pending', 'success']);
  });

  it('when the earlier one fails after it', async () => {
    const { load, answers } = byHand();
    const fetcher = createFetch(load);
    const loads = [fetcher.load('a'), fetcher.load('b')];
    answers.get('b')?.resolve('b');
    answers.get('a')?.reject(new Error('late'));
    await Promise.all(loads);
    expect(fetcher.current).toEqual({ state: 'success', data: 'b' });
  });
});
