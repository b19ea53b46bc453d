import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { answerCrumbFail, bringsCrumb, type CrumbPlace } from '../crumb.ts';
import type { DemoEnv } from '../env.ts';

/** One of the platform's calls: where it is, what it brings, and what it answers. */
interface CallDefinition<Schema extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly encoding: 'form' | 'json' | 'query' | 'none';
  readonly schema: Schema;
  /** The places where the crumb may stand; a call without places needs none. */
  readonly crumb?: readonly CrumbPlace[];
  answer(c: Context<DemoEnv>, data: z.infer<Schema>): Response | Promise<Response>;
}

/** Registers a call: it is decoded, its crumb and its shape are checked, then it is answered. */
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

/** A refusal in the platform's shape, its reason kept for the inspector. */
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

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstProblem(error: z.ZodError) {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'the body has the wrong shape';
}
