import { RequestError } from '../data/errors';
import { requireList, requireName, requireObject } from '../data/require';
import type { Values } from '../runtime/call';
import type { Client } from './client';
import { jsonText, quietly } from './request';

/** A named event to send to the event service. */
export interface TrackedEvent {
  readonly analyticsId: string;
  readonly commonData: Values;
  readonly customData: Values;
  readonly customSchemaName: string;
}

export interface TraceRecord {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

/** Errors, traces and named events (specification, section 7, error and event reporting). */
export const eventCalls = ({ request, send }: Client, eventsHost: string) => ({
  async recordJavascriptErrors(errors: readonly unknown[]): Promise<void> {
    const options = { json: requireList('Errors', errors), crumb: 'header', keepalive: true } as const;
    await quietly(request('POST', 'events/RecordJavascriptErrors', options));
  },
  async trace(records: readonly TraceRecord[]): Promise<void> {
    const options = {
      form: { data: requireList('Records of a trace', records) },
      crumb: 'field',
      keepalive: true,
    } as const;
    await quietly(request('POST', 'events/Trace', options));
  },
  async recordEvent(event: string, data: unknown = {}): Promise<void> {
    const options = {
      form: { event: requireName('The name of an event', event), data: jsonText(data) },
      crumb: 'field',
      keepalive: true,
    } as const;
    await quietly(request('POST', 'events/RecordEvent', options));
  },
  /** @throws RequestError unless the service accepts the event. */
  async trackEvent(event: TrackedEvent): Promise<void> {
    const { analyticsId, commonData, customData, customSchemaName } = requireObject('An event', event);
    const json = { analyticsId, commonData, customData, customSchemaName };
    jsonText(json);
    const { status, body } = await send({
      method: 'POST',
      path: eventsAddress(eventsHost),
      json,
      crumb: 'none',
      keepalive: true,
    });
    if (status !== 200 && status !== 202) throw new RequestError(notTracked(status), status, body);
  },
});

function notTracked(status: number): string {
  return status ? `Error tracking event: HTTP Status ${status}` : 'Unable to connect…';
}

/** Where named events go: the host from the context, with or without a scheme, or the site itself. */
export function eventsAddress(host: string): string {
  const origin = /^https?:\/\//.test(host) ? host.replace(/(?<!\/)\/+$/, '') : host && `https://${host}`;
  return `${origin}/api/v1/events`;
}
