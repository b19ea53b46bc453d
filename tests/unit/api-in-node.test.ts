// @vitest-environment node
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../src/library';

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

  it('costs a bundle only what it imports', async () => {
    const { metafile } = await build({
      stdin: {
        contents: `import { IMAGE_WIDTHS } from './src/library'; console.log(IMAGE_WIDTHS)`,
        resolveDir: '.',
      },
      bundle: true,
      format: 'esm',
      metafile: true,
      write: false,
    });
    const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
    const weighty = parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
    expect(weighty).toContain('src/images/widths.ts');
    expect(weighty.filter((file) => /src\/api\/|node_modules/.test(file))).toEqual([]);
  });
});
