import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward } from './forward.ts';
import { withScript } from './inject.ts';
import type { Answerer } from './proxy.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

export interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What concerns one connection only, or bytes that the proxy has changed. */
const OF_THE_CONNECTION =
  /^(content-length|transfer-encoding|connection|content-encoding|keep-alive|alt-svc|etag|last-modified)$/;

/** A request of a page, and its answer. */
export class Exchange implements Call {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** What the page wants it for: `document`, `script`, `image`, … */
  readonly destination: string;
  private readonly response: ServerResponse;
  private readonly answerer: Answerer;

  static async read(
    request: IncomingMessage,
    response: ServerResponse,
    scheme: string,
    answerer: Answerer,
  ): Promise<Exchange> {
    return new Exchange(request, await buffer(request), response, scheme, answerer);
  }

  private constructor(
    { url = '', method = 'GET', headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    scheme: string,
    answerer: Answerer,
  ) {
    this.url = url.startsWith('/') ? `${scheme}://${headers.host}${url}` : url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.destination = destinationOf(headers);
    this.response = response;
    this.answerer = answerer;
  }

  /** Asks the server itself, with these changes. */
  ask(changes: Partial<Call> = {}): Promise<Answer> {
    return forward({ ...this, ...changes }, this.response);
  }

  respond(answer: Answer): void {
    if (this.response.destroyed || this.response.headersSent) return;
    const { headers, body } = this.withDriverScript(answer);
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
    const own = { 'cache-control': 'no-store', 'content-length': body.length, connection: 'close' };
    this.response.writeHead(answer.status, { ...Object.fromEntries(kept), ...own });
    this.response.end(this.method === 'HEAD' ? undefined : body);
  }

  /** As if there were no network. */
  fail(): void {
    this.response.socket?.destroy();
  }

  /** The page has given the request up, or has been left. */
  onGivenUp(tell: () => void): void {
    this.response.on('close', () => this.response.writableEnded || tell());
  }

  private withDriverScript(answer: Answer): Answer {
    const isDocument = /document|iframe/.test(this.destination);
    if (!isDocument || !/text\/html/.test(String(answer.headers['content-type']))) return answer;
    return withScript(answer, this.answerer.initScript());
  }
}

/** Sites without https are not told it; of what else there is, only a document is asked for as HTML. */
function destinationOf(headers: IncomingHttpHeaders): string {
  const isPage = headers.accept?.startsWith('text/html');
  return String(headers['sec-fetch-dest'] ?? (isPage ? 'document' : ''));
}
