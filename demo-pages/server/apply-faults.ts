import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import { answerCrumbFail } from './crumb.ts';
import type { DemoEnv } from './env.ts';

const MALFORMED = '<!doctype html><title>Gateway</title><p>This is not the reply you asked for.</p>';

const ERROR = '{"error":"Switched on as a fault"}';

/** Responds with a fault, or passes the request on, with a delay if the fault has one. */
export async function applyFaults(c: Context<DemoEnv>, next: Next) {
  const fault = c.req.path.startsWith('/config') ? undefined : c.get('faults').take(c.req.path);
  if (!fault) return next();
  const isStillWaitedFor = await wait(c, fault.delay ?? 0);
  if (fault.drop || !isStillWaitedFor) return dropConnection(c);
  if (fault.crumbFail) return answerCrumbFail(c);
  if (fault.malformed) return answerWithFault(c, MALFORMED, fault.status ?? 200, 'text/html');
  const { status, body, type = 'application/json', location } = fault;
  if (status === undefined && body === undefined) return next();
  return answerWithFault(c, body ?? ERROR, status ?? 200, type, location);
}

/** Waits; returns whether the client still waits too. */
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
  const headers = new Headers({ 'content-type': type });
  if (location) headers.set('location', location);
  return new Response(hasBody ? body : null, { status, headers });
}
