import type { Hono } from 'hono';
import * as z from 'zod';
import { parseJson } from './calls/call.ts';
import type { DemoEnv } from './env.ts';

const Unsent = z.array(
  z.object({
    time: z.number(),
    method: z.string(),
    url: z.string(),
    outcome: z.enum(['held', 'dropped']),
    reason: z.string(),
  }),
);

/** What a page of the demo did not send, told by the page itself; it stands between the calls that were. */
export function keepUnsent(app: Hono<DemoEnv>) {
  app.post('/config/api/unsent', async (c) => {
    const told = Unsent.safeParse(parseJson(await c.req.text()));
    if (!told.success)
      return c.json({ error: 'Unsent calls are [{ time, method, url, outcome, reason }].' }, 400);
    for (const { time, method, url, outcome, reason } of told.data) {
      c.get('store').add({
        ...{ time, method, path: url, query: '', page: c.req.header('referer') ?? '', headers: {}, body: '' },
        ...{ parsed: null, status: 0, reason: `${outcome}: ${reason}` },
      });
    }
    return c.body(null, 204);
  });
}
