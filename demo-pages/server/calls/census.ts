import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { accept, answerCall } from './call.ts';
import { jsonText, pageFields } from './fields.ts';

const PAGE_VIEW = '1';
const SITE_SEARCH = '2';
const HEARTBEAT = '10';
const AUDIO = '20';
const VIDEO = '21';

const HitData = z.looseObject({
  localStorageSupported: z.boolean(),
  queryString: z.string(),
  referrer: z.string(),
  websiteId: z.string().nullish(),
  templateId: z.string().nullish(),
  website_locale: z.string().nullish(),
  userAgent: z.string(),
  clientDate: z.union([z.number(), z.string()]),
  viewportInnerHeight: z.number(),
  viewportInnerWidth: z.number(),
  screenHeight: z.number(),
  screenWidth: z.number(),
  url: z.string(),
  title: z.string(),
  itemId: z.string().nullish(),
  collectionId: z.string().nullish(),
  query: z.string().optional(),
});

const Hit = z.looseObject({
  event: z.enum([PAGE_VIEW, SITE_SEARCH, HEARTBEAT, AUDIO, VIDEO]),
  data: jsonText(HitData),
  ...pageFields,
});

const Button = z.looseObject({
  id: z.string(),
  buttonText: z.string(),
  clickthroughUrl: z.string(),
  alignment: z.string().optional(),
  size: z.string().optional(),
  newWindow: z.string().optional(),
  context: z.string().optional(),
  ...pageFields,
});

const Overlay = z.looseObject({
  overlayId: z.string().optional(),
  action: z.enum(['show', 'close', 'submit']),
  ...pageFields,
});

const CALLS = [
  ['/api/census/RecordHit', Hit],
  ['/api/census/button-click', Button],
  ['/api/census/button-render', Button],
  ['/api/census/form-render', z.looseObject({ formId: z.string(), ...pageFields })],
  ['/api/census/overlay', Overlay],
] as const;

/** Page hits and other counts. They need no crumb, so that beacons can carry them. */
export function answerCensus(app: Hono<DemoEnv>) {
  for (const [path, schema] of CALLS) {
    answerCall(app, { method: 'POST', path, encoding: 'form', schema, answer: accept });
  }
  answerCall(app, {
    method: 'POST',
    path: '/api/census/RecordQuickView/:id',
    encoding: 'none',
    schema: z.object({}),
    answer: accept,
  });
}
