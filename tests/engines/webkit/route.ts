import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Answer, Call } from './exchange.ts';
import { type WebKitRequest, WebKitResponse } from './request.ts';

interface Changes {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly postData?: string | Buffer;
}

interface Given {
  readonly response?: WebKitResponse;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly json?: unknown;
  readonly path?: string;
}

const FILE_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
};

/** A request that waits for what a test makes of it. */
export class WebKitRoute {
  private readonly asked: WebKitRequest;
  private readonly settle: (outcome: Answer | string) => void;
  /** Asks the next route that matches, or the server. */
  readonly fallback: () => Promise<void>;

  constructor(
    request: WebKitRequest,
    settle: (outcome: Answer | string) => void,
    fallback: () => Promise<void>,
  ) {
    this.asked = request;
    this.settle = settle;
    this.fallback = fallback;
  }

  request = () => this.asked;
  abort = async (reason = 'failed') => this.settle(`net::ERR_${reason.toUpperCase()}`);

  async continue(changes: Changes = {}): Promise<void> {
    this.settle(await this.asked.exchange.ask(callOf(changes)).catch(() => 'net::ERR_FAILED'));
  }

  async fetch(changes: Changes = {}): Promise<WebKitResponse> {
    return new WebKitResponse(await this.asked.exchange.ask(callOf(changes)), this.asked);
  }

  async fulfill(given: Given = {}): Promise<void> {
    const { origin = '*' } = this.asked.headers();
    this.settle({
      status: given.status ?? given.response?.status() ?? 200,
      headers: { 'access-control-allow-origin': origin, ...headersOf(given) },
      body: bodyOf(given),
    });
  }
}

function callOf({ postData, ...changes }: Changes): Partial<Call> {
  return { ...changes, ...(postData !== undefined && { body: Buffer.from(postData) }) };
}

/** Those that are given stand in place of the response's. */
function headersOf({ headers, response, contentType, json, path }: Given): Answer['headers'] {
  const given = Object.entries(headers ?? response?.headers() ?? {});
  const lowerCase = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
  const type =
    contentType ?? (path && FILE_TYPES[extname(path)]) ?? (json !== undefined && 'application/json');
  return { ...lowerCase, ...(type && { 'content-type': type }) };
}

function bodyOf({ body, json, path, response }: Given): Buffer {
  if (body !== undefined) return Buffer.from(body);
  if (json !== undefined) return Buffer.from(JSON.stringify(json));
  if (path) return readFileSync(path);
  return response?.answer.body ?? Buffer.alloc(0);
}
