import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../../src/library';

describe('the library without a window', () => {
  it('calls, replaces a refused crumb, and keeps a session', async () => {
    expect(typeof window).toBe('undefined');
    const replies = [{ crumbFail: true, crumb: 'fresh' }, { xsrfToken: 'secret' }, { loginRequired: true }];
    const sent: [string, Headers][] = [];
    const fetch = async (url: string, init: RequestInit) => {
      sent.push([new URL(url).search, new Headers(init.headers)]);
      return Response.json(replies[sent.length - 1]);
    };
    const api = createApi({ origin: 'https://www.kiln.example', fetch, crumb: () => 'stale' });
    await api.createSession({ email: 'e', password: 'p', rememberMe: true });
    await expect(api.getLanguages()).rejects.toThrow('Unauthorized request');
    expect(sent.map(([search]) => search)).toEqual(['?crumb=stale', '?crumb=fresh', '?crumb=stale']);
    expect(sent.at(-1)?.[1].get('X-XSRF-TOKEN')).toBe('secret');
  });

  it('keeps the sessions of two members of one site apart', async () => {
    const tokens: (string | null)[] = [];
    const fetch = async (_url: string, { headers }: RequestInit) => {
      tokens.push(new Headers(headers).get('X-XSRF-TOKEN'));
      return Response.json({ xsrfToken: 'secret' });
    };
    const member = createApi({ origin: 'https://www.kiln.example', fetch });
    const other = createApi({ origin: 'https://www.kiln.example', fetch });
    await member.createSession({ email: 'e', password: 'p', rememberMe: true });
    await other.getLanguages();
    await other.deleteSession();
    await member.getLanguages();
    expect(tokens).toEqual([null, null, null, 'secret']);
  });

  it('sends the same JSON where the prototypes were changed', async () => {
    const sent: unknown[] = [];
    const api = createApi({
      origin: 'https://www.kiln.example',
      fetch: async (_url, { body }) => {
        sent.push(body);
        return Response.json({});
      },
      crumb: () => undefined,
    });
    const prototype = Array.prototype as { toJSON?: unknown };
    prototype.toJSON = () => 'broken';
    try {
      await api.request('POST', 'x', { json: { a: [1] } });
    } finally {
      delete prototype.toJSON;
    }
    expect(sent).toEqual(['{"a":[1]}']);
  });

  it('costs a bundle only what it imports', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { IMAGE_WIDTHS } from './dist/library.js'; console.log(IMAGE_WIDTHS)`,
        resolveDir: '.',
      },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    expect(outputFiles[0]?.text).toMatch(/^.{0,100}\s*$/);
    expect(outputFiles[0]?.text).toContain('2500');
  });
});
