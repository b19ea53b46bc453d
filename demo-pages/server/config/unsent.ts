import type { Hono } from 'hono';
import * as z from 'zod';
import { parseJson } from '../../../src/data/json.ts';
import type { DemoEnv } from '../env.ts';

const Unsent = z.array(
  z.object({
    time: z.number(),
    method: z.string(),
    url: z.string(),
    outcome: z.enum(['held', 'dropped']),
    reason: z.string(),
  }),
);

/** What a demo page did not send, as reported by the page; listed among the calls that were sent. */
export function keepUnsent(app: Hono<DemoEnv>) {
  app.post('/config/api/unsent', async (c) => {
    const told = Unsent.safeParse(parseJson(await c.req.text()));
    if (!told.success)
      return c.json({ error: 'Unsent calls are [{ time, method, url, outcome, reason }].' }, 400);
    const page = c.req.header('referer') ?? '';
    for (const call of told.data) c.get('store').add(asCall(call, page));
    return c.body(null, 204);
  });
}

function asCall({ time, method, url, outcome, reason }: z.infer<typeof Unsent>[number], page: string) {
  const nothing = { query: '', headers: {}, body: '', parsed: null, status: 0 };
  return { ...nothing, time, method, path: url, page, reason: `${outcome}: ${reason}` };
}
