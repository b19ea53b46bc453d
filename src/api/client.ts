import { RequestError } from '../data/errors';
import { asRecord, ownProperty, readText } from '../data/fields';
import type { Call, Http } from '../runtime/call';
import { type Environment, exchange } from './exchange';
import { errorOf, type Fault, faultOf } from './fault';
import { type Reply, unexpected } from './reply';

/** What a client needs from its environment. */
interface ClientOptions extends Environment {
  crumb(): string | undefined;
  /** Stores the token that the server sent in place of a rejected one. */
  keepCrumb(crumb: string): void;
  /** Called for every failure, since some concern more than the caller. */
  onFault(fault: Fault, call: Call): void;
}

export interface Client {
  /** Makes one call and returns the reply, successful or not. */
  send(call: Call): Promise<Reply>;
  readonly request: Http;
}

/** Milliseconds (specification, section 9, data layer and loading). */
const RETRY_DELAY = 200;
const MOST_RETRIES = 3;

/** The API client of both the page's script and the library. */
export function createClient(client: ClientOptions): Client {
  async function send(call: Call): Promise<Reply> {
    const reply = await exchangeUntilConnected(client, call);
    const isRefused = faultOf(reply)?.kind === 'crumbFail' && (call.crumb ?? 'query') === 'query';
    return isRefused ? exchangeWithFreshCrumb(client, call, reply) : reply;
  }
  return {
    send,
    async request(method, path, options) {
      const call = { ...options, method, path };
      const reply = await send(call);
      const fault = faultOf(reply);
      if (!fault) return readReply(reply, options?.read);
      client.onFault(fault, call);
      throw errorOf(fault, reply);
    },
  };
}

async function exchangeUntilConnected(options: ClientOptions, call: Call): Promise<Reply> {
  let reply = await exchange(options, call, options.crumb());
  for (let left = Math.min(call.retries ?? 0, MOST_RETRIES); left > 0 && isLost(reply); left--) {
    await new Promise((resume) => setTimeout(resume, RETRY_DELAY));
    reply = await exchange(options, call, options.crumb());
  }
  return reply;
}

function isLost(reply: Reply): boolean {
  return faultOf(reply)?.kind === 'lost';
}

/** Retries once if the token was rejected. */
function exchangeWithFreshCrumb(options: ClientOptions, call: Call, { body }: Reply): Promise<Reply> {
  const fresh = readText(undefined)(ownProperty(asRecord(body), 'crumb'));
  if (fresh) options.keepCrumb(fresh);
  return exchange(options, call, fresh ?? options.crumb());
}

/**
 * Without a reader, the caller gets the reply unvalidated.
 * @throws RequestError if the reply has another shape than the reader accepts.
 */
function readReply<Value>(reply: Reply, read?: (body: unknown) => Value | undefined): Value {
  if (!read) return reply.body as Value;
  const value = read(reply.body);
  if (value === undefined) throw new RequestError(unexpected(reply), reply.status, reply.body);
  return value;
}
