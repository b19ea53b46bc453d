import { afterEach, expect, it, vi } from 'vitest';
import { createTransport } from '../../../src/runtime/transport';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [undefined, 10_000],
  [{ timeout: 2500 }, 2500],
])('a post with %j to a service that hangs is given up after %d milliseconds', async (posting, limit) => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const hangs = (_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', hangs);
  const record: { outcome: string; reason?: string } = { outcome: 'sent' };
  const posted = createTransport({ add: () => record } as never).post('/api/events/Trace', '', posting);
  expect(timeout.mock.calls).toEqual([[limit]]);
  controller.abort(new Error('signal timed out'));
  expect(await posted).toBeUndefined();
  expect(record).toMatchObject({ outcome: 'failed', reason: 'signal timed out' });
});

it('as many posts as they like outlive the page, if the earlier ones are answered', async () => {
  const answer = vi.fn(async (_url: string, _request: { keepalive: boolean }) => new Response());
  vi.stubGlobal('fetch', answer);
  const { post } = createTransport({ add: () => ({}) } as never);
  for (const body of ['a', 'b', 'c']) await post('/api/events/Trace', body.repeat(50_000));
  expect(answer.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, true, true]);
});
