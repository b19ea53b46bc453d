import type { Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { streamSSE } from 'hono/streaming';
import type { DemoEnv } from '../env.ts';
import { FaultSchema } from '../faults.ts';
import { FORMS } from '../forms.ts';
import { changeVisitor } from '../visitor.ts';
import { serveConfigPage } from './config-page.ts';
import { keepUnsent } from './unsent.ts';

const FAULT_SHAPE =
  'A fault is { path, status?, location?, body?, type?, delay?, malformed?, crumbFail?, drop?, times? }.';

/** The page at `/config/` that shows what the script sends, and the switches behind it. */
export function serveInspector(app: Hono<DemoEnv>) {
  app.use('/config/*', csrf()); // another site's page can send here as well
  serveConfigPage(app, '/config/', 'index.html');
  app.get('/config/choose', chooseVisitor);
  app.post('/config/choose', chooseVisitor);
  serveCalls(app);
  keepUnsent(app);
  serveFaultSwitches(app);
}

function serveCalls(app: Hono<DemoEnv>) {
  app.get('/config/api/forms', (c) => c.json(FORMS.map(({ formId, name }) => ({ formId, name }))));
  app.get('/config/api/stream', streamCalls);
  app.get('/config/api/calls', (c) => {
    const { path, since } = c.req.query();
    return c.json(c.get('store').calls({ path, since: Number(since ?? 0) || 0 }));
  });
  app.delete('/config/api/calls', (c) => {
    c.get('store').clear();
    return c.body(null, 204);
  });
}

function serveFaultSwitches(app: Hono<DemoEnv>) {
  app.get('/config/api/faults', (c) => c.json(c.get('faults').list()));
  app.post('/config/api/faults', async (c) => {
    const fault = FaultSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!fault.success) return c.json({ error: FAULT_SHAPE }, 400);
    c.get('faults').add(fault.data);
    return c.json(c.get('faults').list());
  });
  app.delete('/config/api/faults', (c) => {
    c.get('faults').clear();
    return c.body(null, 204);
  });
}

/** Streams each call as it is recorded, until the reader disconnects. */
function streamCalls(c: Context<DemoEnv>) {
  return streamSSE(c, async (stream) => {
    const stopListening = c
      .get('store')
      .onCall((call) => void stream.writeSSE({ data: JSON.stringify(call) }));
    await new Promise<void>((leave) => stream.onAbort(leave));
    stopListening();
  });
}

/** Changes the simulated visitor or a setting, and returns to the previous page. */
async function chooseVisitor(c: Context<DemoEnv>) {
  const choices = c.req.method === 'POST' ? await c.req.parseBody() : c.req.query();
  changeVisitor(c, choices);
  return c.redirect(pageThatAsked(c), 303);
}

/** The path of the previous page. Its full address could be another site's. */
function pageThatAsked(c: Context<DemoEnv>) {
  const referer = c.req.header('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname.replace(/^\/+/, '/') + search;
}
