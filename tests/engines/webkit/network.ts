import { transformSync } from 'esbuild';
import { installAgent, LAST_WORDS } from './agent.ts';
import type { WebKitContext } from './context.ts';
import type { Answer, Exchange } from './exchange.ts';
import type { Answerer } from './proxy.ts';
import { WebKitRequest } from './request.ts';
import { WebKitRoute } from './route.ts';
import type { RouteHandler } from './routes.ts';
import { isExpression } from './script-text.ts';

/** The tests reach the servers of this machine only. */
const IS_LOCAL = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])[:/]/;

/** Answers the requests of a context's pages: its routes first, then the servers; and tells of them. */
export class Network implements Answerer {
  private readonly context: WebKitContext;
  /** Sites that pages were shown at, which may have stored something. */
  readonly origins = new Set<string>();
  isOffline = false;

  constructor(context: WebKitContext) {
    this.context = context;
  }

  async answer(exchange: Exchange): Promise<void> {
    if (exchange.url.endsWith('/favicon.ico')) return exchange.respond(NO_ICON);
    if (exchange.url.endsWith(LAST_WORDS)) return this.hearLastWords(exchange);
    const request = new WebKitRequest(exchange, this.page);
    exchange.onGivenUp(() => this.finish(request, 'cancelled'));
    if (request.isNavigationRequest()) this.origins.add(new URL(exchange.url).origin);
    if (exchange.destination === 'document') this.page?.noteAsked(exchange.url);
    this.tell('request', request);
    if (this.isOffline) return this.settle(request, 'net::ERR_INTERNET_DISCONNECTED');
    try {
      await this.askNext(request, this.handlersFor(exchange.url));
    } catch (error) {
      exchange.fail();
      if (!this.context.isClosed()) console.error(`The route of ${exchange.url} failed:`, error);
    }
  }

  private hearLastWords(exchange: Exchange): void {
    this.page?.hearTold(JSON.parse(exchange.body.toString()));
    exchange.respond({ status: 204, headers: {}, body: Buffer.alloc(0) });
  }

  initScript(): string {
    const scripts = [...this.context.initScripts, ...(this.page?.initScripts ?? [])];
    const language = inLanguage(this.context.options.locale);
    return inOneLine([`(${installAgent})('${LAST_WORDS}')`, language, ...scripts.map(guarded)].join(';\n'));
  }

  /** WebKit does not say which window a request is for; the newest is the one that a test opens pages in. */
  private get page() {
    return this.context.pages().at(-1);
  }

  private *handlersFor(url: string): Generator<RouteHandler> {
    if (this.page) yield* this.page.routes.handlersFor(url);
    yield* this.context.routes.handlersFor(url);
  }

  private async askNext(request: WebKitRequest, handlers: Iterator<RouteHandler>): Promise<void> {
    const { value: handler } = handlers.next();
    if (!handler) return this.settle(request, await askServer(request.exchange));
    const settle = (outcome: Answer | string) => this.settle(request, outcome);
    await handler(new WebKitRoute(request, settle, () => this.askNext(request, handlers)), request);
  }

  private settle(request: WebKitRequest, outcome: Answer | string): void {
    this.finish(request, outcome);
    deliver(request.exchange, outcome);
  }

  private finish(request: WebKitRequest, outcome: Answer | string): void {
    if (request.isOver) return;
    const response = request.end(outcome);
    if (response) this.tell('response', response);
    this.tell(response ? 'requestfinished' : 'requestfailed', request);
  }

  private tell(event: string, subject: unknown): void {
    this.page?.emit(event, subject);
    this.context.emit(event, subject);
  }
}

/** MiniBrowser asks for icons, which the other engines of the tests do not; a server's answer sets cookies. */
const NO_ICON: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) };

async function askServer(exchange: Exchange): Promise<Answer | string> {
  if (!IS_LOCAL.test(exchange.url)) return 'net::ERR_NAME_NOT_RESOLVED';
  return exchange.ask().catch(() => 'net::ERR_FAILED');
}

/** No answer to a navigation would be a page of WebKit's own that says so; one without content leaves the page there. */
function deliver(exchange: Exchange, outcome: Answer | string): void {
  if (outcome === 'net::ERR_ABORTED' && exchange.destination === 'document')
    exchange.respond({ status: 204, headers: {}, body: Buffer.alloc(0) });
  else if (typeof outcome === 'string') exchange.fail();
  else exchange.respond(outcome);
}

/** WebKit takes a page's languages from a locale of the system, which may have none but C. */
const inLanguage = (locale = '') =>
  locale && `Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['${locale}'] })`;

/** So that each script of the page stays in the line where its author wrote it. */
const inOneLine = (script: string) => transformSync(script, { minifyWhitespace: true }).code.trimEnd();

/** A script that throws must not keep the others from running. */
const guarded = (script: string) =>
  `try { ${isExpression(script) ? `(${script})` : script} } catch (error) { console.error(error) }`;
