import type { Hono } from 'hono';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { accept, answerCall } from './call.ts';
import { jsonText } from './fields.ts';

const STACK_LIMIT = 5000;
const ERRORS_IN_ONE_REPORT = 10;

const ErrorData = z.looseObject({
  websiteId: z.string().nullable(),
  templateId: z.string().nullable(),
  url: z.string(),
  userAgent: z.string(),
  app: z.string(),
  message: z.string(),
  stack: z.string().max(STACK_LIMIT).nullable(),
  file: z.string().nullable(),
  line: z.number().nullable(),
  column: z.number().nullable(),
  custom: z.unknown(),
});

const ErrorReport = z
  .array(z.looseObject({ event: z.string(), data: ErrorData, timestamp: z.number() }))
  .min(1)
  .max(ERRORS_IN_ONE_REPORT);

const TraceRecord = z.looseObject({ pageUrl: z.string(), type: z.string(), data: z.unknown() });

const TrackedEvent = z.looseObject({
  analyticsId: z.string(),
  commonData: z.record(z.string(), z.unknown()),
  customData: z.record(z.string(), z.unknown()),
  customSchemaName: z.string(),
});

/** Errors, traces and named events. */
export function answerEvents(app: Hono<DemoEnv>) {
  answerCall(app, {
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    encoding: 'json',
    crumb: ['header'],
    schema: ErrorReport,
    answer: accept,
  });
  answerFormEvent(app, '/api/events/Trace', z.looseObject({ data: jsonText(z.array(TraceRecord)) }));
  answerFormEvent(
    app,
    '/api/events/RecordEvent',
    z.looseObject({ event: z.string().min(1), data: jsonText(z.unknown()) }),
  );
  answerCall(app, {
    method: 'POST',
    path: '/api/v1/events',
    encoding: 'json',
    schema: TrackedEvent,
    answer: accept,
  });
}

function answerFormEvent(app: Hono<DemoEnv>, path: string, schema: z.ZodType) {
  answerCall(app, { method: 'POST', path, encoding: 'form', crumb: ['field'], schema, answer: accept });
}
