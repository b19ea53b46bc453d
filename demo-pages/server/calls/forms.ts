import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import type { DemoEnv } from '../env.ts';
import { errorsIn, type FormDefinition, formNamed } from '../forms.ts';
import { answerCall, refuse } from './call.ts';
import { jsonText } from './fields.ts';

const SUBMISSIONS_A_MINUTE = 10;
const MINUTE = 60_000;
const CRUMB_PLACES = ['query', 'header', 'field'] as const;

const Submission = z.looseObject({
  key: z.string(),
  formId: z.string(),
  collectionId: z.string().nullish(),
  objectName: z.string().nullish(),
  isOverlayForm: z.boolean().optional(),
  submitButtonText: z.string().optional(),
  form: jsonText(z.record(z.string(), z.unknown())),
  captchaKey: z.string().optional(),
  spamSigns: z.array(z.enum(['honeypot', 'time'])).optional(),
});

/** Form keys, each valid for one submission, and the submissions. */
export function answerForms(app: Hono<DemoEnv>) {
  const keys = new Set<string>();
  const isTooFast = makeRateLimit();

  answerCall(app, {
    method: 'POST',
    path: '/api/form/FormSubmissionKey',
    encoding: 'none',
    crumb: ['query', 'header'],
    schema: z.object({}),
    answer: (c) => c.json({ data: { key: issueKey(keys) } }),
  });
  answerCall(app, {
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    encoding: 'json',
    crumb: CRUMB_PLACES,
    schema: Submission,
    answer: (c, submission) =>
      isTooFast(getCookie(c, 'crumb') ?? '')
        ? refuse(c, 'Submission rate limit exceeded.', 429)
        : saveSubmission(c, submission, keys),
  });
}

function issueKey(keys: Set<string>) {
  const key = randomUUID();
  keys.add(key);
  return key;
}

function saveSubmission(c: Context<DemoEnv>, submission: z.infer<typeof Submission>, keys: Set<string>) {
  const form = formNamed(submission.formId);
  if (!form) return refuse(c, 'There is no such form.', 404);
  if (!keys.delete(submission.key)) return refuse(c, 'The submission key is unknown or has been used.');
  if (form.answer) return answerAlike(c, form.answer);
  const errors = errorsIn(form, submission.form);
  if (Object.keys(errors).length === 0) return c.json({ success: true });
  c.set('reason', `fields refused: ${Object.keys(errors).join(', ')}`);
  return c.json({ errors }, 400);
}

function answerAlike(c: Context<DemoEnv>, { status, body }: NonNullable<FormDefinition['answer']>) {
  c.set('reason', `this form always answers ${status}`);
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

/** Records the submissions of each session; returns whether there are too many. */
function makeRateLimit() {
  const times = new Map<string, number[]>();
  return (session: string) => {
    const recent = (times.get(session) ?? []).filter((time) => time > Date.now() - MINUTE);
    times.set(session, [...recent, Date.now()]);
    return recent.length >= SUBMISSIONS_A_MINUTE;
  };
}
