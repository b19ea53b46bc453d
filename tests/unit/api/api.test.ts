import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiOptions, createApi, RequestError, UnexpectedValueError } from '../../../src/library';

const ORIGIN = 'https://www.kiln.example';
const SITE = { appDomain: 'mortar.example', website: { identifier: 'kiln' } };

interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
}

/** An API whose server gives these replies, the last one again and again; a number is a bare status. */
function apiWith(replies: readonly unknown[] = [{}], options: Partial<ApiOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const reply = replies[Math.min(sent.push({ url: new URL(url), init }), replies.length) - 1];
    if (reply instanceof Error) throw reply;
    if (reply instanceof Response) return reply;
    if (typeof reply === 'function') return reply(init);
    return typeof reply === 'number' ? new Response('', { status: reply }) : Response.json(reply);
  };
  const api = createApi({ origin: ORIGIN, fetch, crumb: () => 'token', ...options });
  return { api, sent };
}

/** Begins to answer and never ends, until it is given up. */
const endless = ({ signal }: RequestInit) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{'));
        signal?.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

/** Answers after a minute, unless it is given up before. */
const late = ({ signal }: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => resolve(Response.json({ late: true })), 60_000);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const LOST = new TypeError('Failed to fetch');
const bodyOf = ({ init }: Sent) => String(init.body);
const typeOf = ({ init }: Sent) => new Headers(init.headers).get('content-type');

describe('what goes over the wire', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('is a %s with its crumb', async (method) => {
    const { api, sent } = apiWith();
    await api.request(method, 'rest/orders', { query: { page: 2, open: true, q: 'a b', none: undefined } });
    expect(sent[0]?.init.method).toBe(method);
    expect(sent[0]?.url.href).toBe(`${ORIGIN}/api/rest/orders?page=2&open=true&q=a+b&crumb=token`);
    expect(sent[0]?.init.credentials).toBe('include');
  });

  it('is the same for an origin with a slash', async () => {
    const { api, sent } = apiWith([{}], { origin: `${ORIGIN}/` });
    await api.request('GET', 'x');
    expect(sent[0]?.url.href).toBe(`${ORIGIN}/api/x?crumb=token`);
  });

  it('cannot begin without an origin', () => {
    expect(() => apiWith([{}], { origin: 'kiln' })).toThrow(TypeError);
  });

  it('has no crumb where there is none', async () => {
    const { api, sent } = apiWith([{}], { crumb: () => undefined });
    await api.request('GET', '/api/x');
    expect(sent[0]?.url.href).toBe(`${ORIGIN}/api/x`);
  });

  it('is JSON, or a form whose objects are JSON text', async () => {
    const { api, sent } = apiWith();
    await api.request('POST', 'x', { json: { a: [1] } });
    await api.request('POST', 'x', { form: { a: [1], b: 'text', c: undefined } });
    expect(sent.map(bodyOf)).toEqual(['{"a":[1]}', 'a=%5B1%5D&b=text']);
    expect(sent[0] && typeOf(sent[0])).toBe('application/json');
    expect(sent[1]?.init.body).toBeInstanceOf(URLSearchParams);
  });

  it('rejects at once, with no call, for what is no JSON', async () => {
    const { api, sent } = apiWith();
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    await expect(api.request('POST', 'x', { json: cyclic })).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  it.each<[string, (api: ReturnType<typeof createApi>) => Promise<unknown>]>([
    ['JSON in a GET', (api) => api.request('GET', 'x', { json: {} })],
    ['a form in a GET', (api) => api.request('GET', 'x', { form: { a: 1 } })],
    ['text in a GET', (api) => api.request('GET', 'x', { text: 'a' })],
    ['text that is none', (api) => api.request('POST', 'x', { text: 5 as never })],
    ['JSON of a function', (api) => api.request('POST', 'x', { json: () => {} })],
    ['a crumb elsewhere', (api) => api.request('POST', 'x', { crumb: 'body' as never })],
    ['a timeout of 0', (api) => api.request('GET', 'x', { timeout: 0 })],
    ['a timeout before the call', (api) => api.request('GET', 'x', { timeout: -1 })],
    ['an event without a name', (api) => api.recordEvent('')],
    ['a product without an id', (api) => api.recordQuickView(' ')],
    ['a form without an id', (api) => api.recordFormRender('')],
    ['no languages', (api) => api.putLanguages(undefined)],
    ['half of header and footer', (api) => api.putHeaderFooter({ header: {} } as never)],
  ])('is not %s: the mistake is named', async (_what, call) => {
    const { api, sent } = apiWith();
    await expect(call(api)).rejects.toThrow(UnexpectedValueError);
    expect(sent).toEqual([]);
  });

  it.each([[5], [[]]])('is refused for the site %j', (site) => {
    expect(() => apiWith([{}], { site: site as never })).toThrow(UnexpectedValueError);
  });

  it.each([
    'https://evil.example/api/x',
    '//evil.example/x',
    `${ORIGIN}.evil.example/x`,
    'http://www.kiln.example/x',
  ])('takes neither crumb nor cookies nor headers to %s', async (path) => {
    const { api, sent } = apiWith([{ xsrfToken: 'x' }, {}]);
    await api.createSession({ email: 'a', password: 'b', rememberMe: true });
    await api.request('GET', path);
    expect(sent[1]?.url.search).toBe('');
    expect(sent[1]?.init).toMatchObject({ credentials: 'omit', headers: {} });
  });
});

describe('a secure call', () => {
  it.each([
    ['https://www.kiln.example', 'https://kiln.mortar.example'],
    ['https://notmortar.example', 'https://kiln.mortar.example'],
    ['https://kiln.mortar.example', 'https://kiln.mortar.example'],
    ['https://www.mortar.example', 'https://www.mortar.example'],
    ['https://www.mortar.example:8443', 'https://www.mortar.example:8443'],
  ])('of a page at %s goes to %s with crumb and cookies', async (origin, target) => {
    const { api, sent } = apiWith([{}], { origin, site: SITE });
    await api.request('GET', 'x', { secure: true });
    expect(sent[0]?.url.href).toBe(`${target}/api/x?crumb=token`);
    expect(sent[0]?.init.credentials).toBe('include');
  });

  it.each([
    undefined,
    { ...SITE, appDomain: 'evil.example/x' },
    { ...SITE, website: { identifier: 'a.b/' } },
  ])('of a site that names no domain (%o) stays where it is', async (site) => {
    const { api, sent } = apiWith([{}], site && { site });
    await api.request('GET', 'x', { secure: true });
    expect(sent[0]?.url.origin).toBe(ORIGIN);
  });
});

describe('a lost connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([0, -1])('with %i retries is tried once', async (retries) => {
    const { api, sent } = apiWith([LOST]);
    await expect(api.request('GET', 'x', { retries })).rejects.toThrow('Unable to connect…');
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [1, 2],
    [3, 4],
    [99, 4],
  ])('with %i retries is tried %i times, 200 ms apart', async (retries, tries) => {
    const { api, sent } = apiWith([LOST]);
    const call = expect(api.request('GET', 'x', { retries })).rejects.toThrow('Unable to connect…');
    await vi.advanceTimersByTimeAsync(200 * (tries - 1) - 1);
    expect(sent).toHaveLength(tries - 1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(sent).toHaveLength(tries);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([[[404, {}]], [[LOST, {}]], [[502, 429, {}]]])(
    '%o that comes back is a success',
    async (replies) => {
      const { api, sent } = apiWith(replies);
      const call = api.request('GET', 'x', { retries: 3 });
      await vi.advanceTimersByTimeAsync(600);
      expect(await call).toEqual({});
      expect(sent).toHaveLength(replies.length);
    },
  );

  it.each([[401], [403], [500], [503], [{ error: 'No' }]])('is not %o: no retry', async (reply) => {
    const { api, sent } = apiWith([reply]);
    await expect(api.request('GET', 'x', { retries: 3 })).rejects.toBeInstanceOf(RequestError);
    expect(sent).toHaveLength(1);
  });

  it('is also a reply whose end never comes', async () => {
    const { api } = apiWith([endless]);
    const call = expect(api.request('GET', 'x', { timeout: 50 })).rejects.toThrow('Unable to connect…');
    await vi.advanceTimersByTimeAsync(50);
    await call;
  });

  it.each([[Number.POSITIVE_INFINITY], [2 ** 31]])('is not a reply within %s ms', async (timeout) => {
    const { api } = apiWith([late]);
    const call = api.request('GET', 'x', { timeout });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toEqual({ late: true });
  });
});

describe('a refused crumb', () => {
  it('is replaced by the one in the reply, for exactly one more try', async () => {
    const { api, sent } = apiWith([{ crumbFail: true, crumb: 'fresh' }, { a: 1 }]);
    expect(await api.request('GET', 'x')).toEqual({ a: 1 });
    expect(sent.map(({ url }) => url.searchParams.get('crumb'))).toEqual(['token', 'fresh']);
  });

  it('that is refused again is a failure', async () => {
    const { api, sent } = apiWith([{ crumbFail: true, crumb: 'fresh' }]);
    await expect(api.request('GET', 'x', { retries: 3 })).rejects.toMatchObject({
      name: 'RequestError',
      message: 'Unauthorized request',
      status: 200,
      body: { crumbFail: true, crumb: 'fresh' },
    });
    expect(sent).toHaveLength(2);
  });

  it('without a new one is asked for anew', async () => {
    const crumbs = ['first', 'second'];
    const { api, sent } = apiWith([{ crumbFail: true }, {}], { crumb: () => crumbs.shift() });
    await api.request('GET', 'x');
    expect(sent.map(({ url }) => url.searchParams.get('crumb'))).toEqual(['first', 'second']);
  });
});

describe('a logout', () => {
  it('is sent once, however often it is asked for meanwhile; afterwards again', async () => {
    const { api, sent } = apiWith([503, {}]);
    const [first, second] = await Promise.allSettled([api.logout(), api.logout()]);
    expect([first.status, second.status, sent.length]).toEqual(['rejected', 'rejected', 1]);
    await api.logout();
    expect(sent).toHaveLength(2);
  });
});

describe('a rejection', () => {
  it('carries message, status and body', async () => {
    const body = { error: 'Card refused', billingErrorCode: 'CARD' };
    const { api } = apiWith([Response.json(body, { status: 400 })]);
    await expect(api.request('GET', 'x')).rejects.toMatchObject({
      name: 'RequestError',
      message: 'Card refused',
      status: 400,
      body,
    });
  });

  it('asks for a login where the server does', async () => {
    const heard = vi.fn();
    document.addEventListener('login-required', heard, { once: true });
    const { api } = apiWith([{ loginRequired: true }]);
    await expect(api.getHeaderFooter()).rejects.toThrow('Unauthorized request');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
