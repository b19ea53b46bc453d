import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { forgetAccount } from '../visitor.ts';
import { accept, answerCall } from './call.ts';

/** Signs out the account that the demo simulates. */
export function answerAuth(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'POST',
    path: '/api/auth/Logout',
    encoding: 'none',
    crumb: ['query', 'header'],
    schema: z.object({}),
    answer(c) {
      forgetAccount(c);
      return accept(c);
    },
  });
}
