import { messageOf } from '../../data/errors';
import { toJson } from '../../data/json';
import { userAgent } from '../../dom/device';
import type { ReportedError } from '../../runtime/report';
import type { Runtime } from '../../runtime/types';

/** Maximum characters of a message or stack that are sent (specification, section 9). */
const STACK_LENGTH = 5000;

/** What is sent of an error. */
export interface ErrorRecord {
  readonly event: string;
  /** `custom` is the author's data; `where` and the number of occurrences are ours. */
  readonly data: Readonly<Record<string, unknown>> & { count: number };
  readonly timestamp: number;
}

export function toRecord({ site }: Runtime, reported: ReportedError): ErrorRecord {
  const { error, where, time, file, line, column, custom } = reported;
  const data = {
    websiteId: site.website.id ?? null,
    templateId: site.templateId ?? null,
    url: location.href,
    userAgent: userAgent(),
    app: 'visitor-runtime',
    message: messageOf(error).slice(0, STACK_LENGTH),
    stack: stackOf(error),
    file: file || null,
    line: line || null,
    column: column || null,
    custom: custom === undefined ? null : plain(custom),
    where,
    count: 1,
  };
  return { event: 'javascript-error', data, timestamp: time };
}

/** The key for merging equal errors; leaves out stacks, which are slow to serialise. */
export function keyOf({ error, where, file, line }: ReportedError): string {
  return [messageOf(error), where.name, file, line].join();
}

/** A snapshot of the author's data, if it can be serialised. */
function plain(custom: unknown): unknown {
  try {
    return JSON.parse(toJson(custom));
  } catch {
    return messageOf(custom);
  }
}

/** Stack frames of browser extensions don't concern the site. */
export const EXTENSION = /\b[\w-]+-extension:\/\//;

/** A page may have changed how stacks work, or throw an object with hostile getters. */
function stackOf(error: unknown): string | null {
  try {
    const frames = (error as Error).stack?.split('\n').filter((line) => !EXTENSION.test(line));
    return frames?.join('\n').slice(0, STACK_LENGTH) ?? null;
  } catch {
    return null;
  }
}
