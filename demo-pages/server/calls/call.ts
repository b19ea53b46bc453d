import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { parseJson } from '../../../src/data/json.ts';
import { answerCrumbFail, bringsCrumb, type CrumbPlace } from '../crumb.ts';
import type { DemoEnv } from '../env.ts';

/** One of the platform's calls: its address, its request and its response. */
interface CallDefinition<Schema extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly encoding: 'form' | 'json' | 'query' | 'none';
  readonly schema: Schema;
  /** Where the request may carry the crumb; without any, the call needs none. */
  readonly crumb?: readonly CrumbPlace[];
  answer(c: Context<DemoEnv>, data: z.infer<Schema>): Response | Promise<Response>;
}

/** Registers a call: decodes a request, checks its crumb and shape, then answers it. */
export function answerCall<Schema extends z.ZodType>(app: Hono<DemoEnv>, call: CallDefinition<Schema>) {
  app.on(call.method, call.path, async (c) => {
    const body = await readBody(c, call.encoding);
    c.set('parsed', body ?? null);
    if (body === undefined) return refuse(c, `the body is not ${call.encoding}`);
    if (call.crumb && !bringsCrumb(c, call.crumb, body)) return answerCrumbFail(c);
    const checked = call.schema.safeParse(body);
    if (!checked.success) return refuse(c, firstProblem(checked.error));
    c.set('parsed', checked.data);
    return call.answer(c, checked.data);
  });
}

/** An error in the platform's format; the inspector shows the reason. */
export function refuse(c: Context<DemoEnv>, error: string, status: 400 | 401 | 404 | 429 = 400) {
  c.set('reason', error);
  return c.json({ error }, status);
}

export function accept(c: Context<DemoEnv>) {
  return c.json({});
}

async function readBody(c: Context<DemoEnv>, encoding: CallDefinition<z.ZodType>['encoding']) {
  if (encoding === 'query') return c.req.query();
  const text = await c.req.text();
  if (encoding === 'json') return parseJson(text);
  if (encoding === 'none') return text === '' ? {} : undefined;
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : undefined;
}

function firstProblem(error: z.ZodError) {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'the body has the wrong shape';
}
