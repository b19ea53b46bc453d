import type { WebKitContext } from './context.ts';

interface Options {
  readonly method?: string;
  readonly data?: unknown;
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** Requests of the test itself, with the context's cookies. */
export class ApiRequests {
  private readonly context: WebKitContext;

  constructor(context: WebKitContext) {
    this.context = context;
  }

  get = (url: string, options?: Options) => this.fetch(url, options);
  post = (url: string, options?: Options) => this.fetch(url, { method: 'POST', ...options });
  put = (url: string, options?: Options) => this.fetch(url, { method: 'PUT', ...options });
  delete = (url: string, options?: Options) => this.fetch(url, { method: 'DELETE', ...options });

  async fetch(address: string, { method = 'GET', data, form, headers = {} }: Options = {}) {
    const url = new URL(address, this.context.pages().at(-1)?.url());
    const cookie = (await this.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const body = form ? new URLSearchParams(form) : typeof data === 'object' ? JSON.stringify(data) : data;
    const type = typeof data === 'object' ? { 'content-type': 'application/json' } : {};
    const all = { ...type, ...(cookie && { cookie }), ...headers };
    const init = { method, headers: all, redirect: 'manual', ...(body !== undefined && { body }) };
    const response = await fetch(url, init as RequestInit);
    await this.keepCookies(url.origin, response.headers.getSetCookie());
    return {
      status: () => response.status,
      ok: () => response.ok,
      text: () => response.text(),
      json: () => response.json(),
      headers: () => Object.fromEntries(response.headers),
    };
  }

  private async keepCookies(url: string, lines: string[]): Promise<void> {
    const pairs = lines.map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
    await this.context.addCookies(pairs.map(([, name = '', value = '']) => ({ name, value, url })));
  }
}
