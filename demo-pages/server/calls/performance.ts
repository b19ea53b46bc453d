import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { accept, answerCall } from './call.ts';
import { jsonText } from './fields.ts';

const PerformanceRecord = z.looseObject({
  app: z.string(),
  event: z.string(),
  pageLoadId: z.string(),
  timestamp: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** The id of a page load and its performance records, each a separate JSON string. */
export function answerPerformance(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'GET',
    path: '/api/1/performance/settings',
    encoding: 'query',
    schema: z.looseObject({}),
    answer: (c) => c.json({ pageLoadId: randomUUID() }),
  });
  answerCall(app, {
    method: 'POST',
    path: '/api/1/performance/records',
    encoding: 'json',
    schema: z.array(jsonText(PerformanceRecord)).min(1),
    answer: accept,
  });
}
