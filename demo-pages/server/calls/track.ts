import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { answerCall } from './call.ts';

const TRANSPARENT_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const Landing = z.looseObject({
  landing: z.string().optional(),
  refer: z.string().optional(),
  rk: z.string().optional(),
  lang: z.string().optional(),
  screen: z.string().optional(),
});

/** The landing call, which a page makes as an image request. */
export function answerTrack(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'GET',
    path: '/api/track/Track',
    encoding: 'query',
    schema: Landing,
    answer: sendPixel,
  });
}

function sendPixel(c: Context<DemoEnv>) {
  return c.body(TRANSPARENT_PIXEL, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' });
}
