import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { accept, answerCall } from './call.ts';

const NOTHING = z.looseObject({});
const Languages = z.object({ languages: z.array(z.unknown()) });
const HeaderFooter = z.object({ header: z.unknown(), footer: z.unknown() });

/** The owner's settings for the whole site: languages, header and footer. */
export function answerSettings(app: Hono<DemoEnv>) {
  const site = {
    languages: ['en-GB', 'pt-PT'] as unknown[],
    isConnected: true,
    headerFooter: { header: { title: 'Kiln & Crumb' }, footer: { text: '7 Potters Rise' } } as z.infer<
      typeof HeaderFooter
    >,
  };
  answerGet(app, '/api/multilingual/settings', () => ({ defaultLanguage: 'en-GB' }));
  answerGet(app, '/api/multilingual/status', () => ({ isConnected: site.isConnected }));
  answerGet(app, '/api/multilingual/languages', () => ({ languages: site.languages }));
  answerGet(app, '/api/site-header-footer', () => site.headerFooter);
  answerPut(app, '/api/multilingual/languages', Languages, ({ languages }) => {
    site.languages = languages;
  });
  answerPut(app, '/api/site-header-footer', HeaderFooter, (headerFooter) => {
    site.headerFooter = headerFooter;
  });
  answerCall(app, {
    method: 'DELETE',
    path: '/api/multilingual/connection',
    encoding: 'query',
    crumb: ['query'],
    schema: NOTHING,
    answer(c) {
      site.isConnected = false;
      return accept(c);
    },
  });
}

function answerGet(app: Hono<DemoEnv>, path: string, read: () => object) {
  const answer = (c: Context<DemoEnv>) => c.json(read());
  answerCall(app, { method: 'GET', path, encoding: 'query', crumb: ['query'], schema: NOTHING, answer });
}

function answerPut<Schema extends z.ZodType>(
  app: Hono<DemoEnv>,
  path: string,
  schema: Schema,
  keep: (data: z.infer<Schema>) => void,
) {
  answerCall(app, {
    method: 'PUT',
    path,
    encoding: 'json',
    crumb: ['query'],
    schema,
    answer(c, data) {
      keep(data);
      return accept(c);
    },
  });
}
