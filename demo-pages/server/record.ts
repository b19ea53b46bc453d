import type { Context, Next } from 'hono';
import { LOGIN_PATH } from './calls/member.ts';
import type { DemoEnv } from './env.ts';

const HEADERS_THAT_MATTER = [
  'content-type',
  'x-csrf-token',
  'x-xsrf-token',
  'origin',
  'sec-gpc',
  'sec-fetch-mode',
  'user-agent',
];

/** Records every call, accepted or rejected, with its response and the reason; of a login, not its body. */
export async function recordCall(c: Context<DemoEnv>, next: Next) {
  const time = Date.now();
  const body = await c.req.text();
  await next();
  const { pathname, search } = new URL(c.req.url);
  const page = c.req.header('referer') ?? '';
  const isLogin = pathname === LOGIN_PATH;
  c.get('store').add({
    time,
    method: c.req.method,
    path: pathname,
    query: search,
    page,
    headers: headersThatMatter(c),
    body: isLogin ? '' : body,
    parsed: isLogin ? null : (c.get('parsed') ?? null),
    status: c.get('reason')?.endsWith('dropped') ? 0 : c.res.status,
    reason: c.get('reason') ?? 'accepted',
  });
}

function headersThatMatter(c: Context<DemoEnv>) {
  const pairs = HEADERS_THAT_MATTER.map((name) => [name, c.req.header(name)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
