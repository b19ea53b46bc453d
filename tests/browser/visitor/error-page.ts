import { expect } from 'vitest';
import type { Call } from '../../../demo-pages/server/store.ts';
import type { Stage, Visit, VisitOptions } from '../harness.ts';
import { arrived, ERRORS, errorsIn, type SentError } from '../wire.ts';

/** Shows a fixture page with a crumb, which a demo page sets first. */
export async function showWithCrumb(stage: Stage, html: string, options: VisitOptions = {}): Promise<Visit> {
  const response = await fetch(`${stage.server.url}/about`);
  const crumb = /crumb=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return stage.show(html, { ...options, cookies: { crumb, ...options.cookies } });
}

interface OneReport {
  readonly call: Call | undefined;
  readonly error: SentError | undefined;
  readonly errors: SentError[];
}

/** A page's only report, which the server has accepted. */
export async function onlyReport(stage: Stage, count = 1): Promise<OneReport> {
  const calls = await arrived(stage, ERRORS);
  expect(calls.map(({ status, reason }) => [status, reason])).toEqual([[200, 'accepted']]);
  const errors = errorsIn(calls);
  expect(errors).toHaveLength(count);
  return { call: calls[0], error: errors[0], errors };
}
