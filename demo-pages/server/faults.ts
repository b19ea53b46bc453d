import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import * as z from 'zod';
import { answerCrumbFail } from './crumb.ts';
import type { DemoEnv } from './env.ts';

/** What goes wrong on every address that begins with `path`, until it has happened `times` times. */
export const FaultSchema = z.object({
  path: z.string().startsWith('/'),
  status: z.int().min(200).max(599).optional(),
  delay: z.number().min(0).max(60_000).optional(),
  /** The reply's text in place of the usual error in JSON; empty for a reply without a body. */
  body: z.string().optional(),
  /** The content type of that text; JSON unless said otherwise. */
  type: z.string().optional(),
  malformed: z.boolean().optional(),
  /** Where a redirect leads; `status` says of which kind it is. */
  location: z.url().optional(),
  /** The token is refused, and a fresh one given. */
  crumbFail: z.boolean().optional(),
  drop: z.boolean().optional(),
  times: z.int().min(1).optional(),
});

export type Fault = z.infer<typeof FaultSchema>;

export interface Faults {
  add(fault: Fault): void;
  list(): Fault[];
  /** Ends all of them; what they still delay is answered now. */
  clear(): void;
  /** Tells once when all have ended; returns its remover. */
  onceCleared(run: () => void): () => void;
  /** The fault that meets this path, counted as having happened once. */
  take(path: string): Fault | undefined;
}

/** Makes an empty list of faults; the one switched on last decides. */
export function makeFaults(): Faults {
  let faults: Fault[] = [];
  const waiting = new Set<() => void>();

  function take(path: string) {
    const fault = faults.findLast((candidate) => path.startsWith(candidate.path));
    if (fault?.times !== undefined) spend(fault, fault.times - 1);
    return fault;
  }

  function spend(fault: Fault, times: number) {
    faults = faults.flatMap((other) => (other !== fault ? [other] : times > 0 ? [{ ...fault, times }] : []));
  }

  return {
    take,
    add: (fault) => void faults.push(FaultSchema.parse(fault)),
    list: () => [...faults],
    clear: () => {
      faults = [];
      for (const run of [...waiting]) run();
    },
    onceCleared(run) {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
  };
}

const MALFORMED = '<!doctype html><title>Gateway</title><p>This is not the reply you asked for.</p>';

const ERROR = '{"error":"Switched on as a fault"}';

/** Answers in a fault's place, or lets the request through, late where the fault says so. */
export async function meetFaults(c: Context<DemoEnv>, next: Next) {
  const fault = c.req.path.startsWith('/config') ? undefined : c.get('faults').take(c.req.path);
  if (!fault) return next();
  const isStillWaitedFor = await wait(c, fault.delay ?? 0);
  if (fault.drop || !isStillWaitedFor) return dropConnection(c);
  if (fault.crumbFail) return answerCrumbFail(c);
  if (fault.malformed) return answerWithFault(c, MALFORMED, fault.status ?? 200, 'text/html');
  if (fault.status !== undefined || fault.body !== undefined)
    return answerWithFault(
      c,
      fault.body ?? ERROR,
      fault.status ?? 200,
      fault.type ?? 'application/json',
      fault.location,
    );
  return next();
}

/** Waits, and says whether the one who asked does so too. */
function wait(c: Context<DemoEnv>, delay: number) {
  const { outgoing } = c.env;
  return new Promise<boolean>((resume) => {
    const finish = (isStillWaitedFor: boolean) => {
      clearTimeout(timer);
      stopListening();
      outgoing.off('close', leave);
      resume(isStillWaitedFor);
    };
    const leave = () => finish(false);
    const timer = setTimeout(() => finish(true), delay);
    const stopListening = c.get('faults').onceCleared(() => finish(true));
    outgoing.once('close', leave);
  });
}

function dropConnection(c: Context<DemoEnv>) {
  c.set('reason', 'fault: connection dropped');
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

function answerWithFault(c: Context<DemoEnv>, body: string, status: number, type: string, location?: string) {
  c.set('reason', `fault: ${type === 'text/html' ? 'malformed reply' : `status ${status}`}`);
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  const headers = { 'content-type': type, ...(location && { location }) };
  return new Response(hasBody ? body : null, { status, headers });
}
