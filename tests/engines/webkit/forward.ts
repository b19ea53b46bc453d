import {
  type ClientRequest,
  type IncomingMessage,
  request as plainRequest,
  type ServerResponse,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Answer, Call } from './exchange.ts';

/** Sends a request of a page on to its server, until the page gives it up. */
export function forward(call: Call, response: ServerResponse): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(call, (incoming) => read(incoming).then(resolve, reject));
    sent.on('error', reject);
    response.on('close', () => response.writableEnded || sent.destroy());
  });
}

function send(
  { url, method, headers, body }: Call,
  onAnswer: (response: IncomingMessage) => void,
): ClientRequest {
  const { protocol, host } = new URL(url);
  const { 'proxy-connection': _, 'content-length': __, ...kept } = headers;
  const own = { host, connection: 'close', 'accept-encoding': 'identity' };
  const length = body.length ? { 'content-length': body.length } : {};
  const options = { method, agent: false, headers: { ...kept, ...own, ...length } };
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  const sent = request(url, options, onAnswer);
  sent.end(body);
  return sent;
}

async function read(incoming: IncomingMessage): Promise<Answer> {
  const headers = incoming.headers as Answer['headers'];
  return { status: incoming.statusCode ?? 0, headers, body: await buffer(incoming) };
}
