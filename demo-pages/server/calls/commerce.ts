import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { answerCall } from './call.ts';

/** The demo shop records no sessions: its id is a mock. */
export function answerCommerce(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'GET',
    path: '/api/commerce/fullstory/getId',
    encoding: 'query',
    schema: z.looseObject({}),
    answer: (c) => c.json('mock-id'),
  });
}
