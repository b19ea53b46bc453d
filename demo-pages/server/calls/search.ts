import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { suggestionsFor } from '../pages/search.ts';
import { answerCall } from './call.ts';

const Words = z.looseObject({ q: z.string().trim().min(1), f_collectionId: z.string().default('') });

/** The results of a search, for the field's suggestions. */
export function answerSearch(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'GET',
    path: '/api/search/suggestions',
    encoding: 'query',
    schema: Words,
    answer: async (c, { q, f_collectionId }) =>
      c.json({ items: await suggestionsFor({ words: q, collection: f_collectionId }) }),
  });
}
