import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { certificate } from './certificate.ts';
import { Exchange } from './exchange.ts';

/** What answers the requests of a session's pages; replaced when another context takes the session. */
export interface Answerer {
  answer(exchange: Exchange): Promise<void>;
  /** What runs before the scripts of a document. */
  initScript(): string;
}

export interface SessionProxy {
  readonly url: string;
  answerer: Answerer;
  stop(): void;
}

/** A proxy for all that WebKit requests, since WebDriver tells of no requests and answers none. */
export async function startProxy(answerer: Answerer): Promise<SessionProxy> {
  const proxy = { url: '', answerer, stop: () => [plain, secure].forEach(end) };
  const serve = (scheme: string) => (request: IncomingMessage, response: ServerResponse) =>
    void answer(proxy.answerer, request, response, scheme);
  const plain = createServer(serve('http'));
  const secure = createSecureServer(certificate(), serve('https'));
  for (const server of [plain, secure]) server.keepAliveTimeout = 1; // a stopped session leaves none open
  const securePort = await listen(secure);
  plain.on('connect', (_request, socket) => tunnel(socket, securePort));
  proxy.url = `http://127.0.0.1:${await listen(plain)}`;
  return proxy;
}

async function answer(
  answerer: Answerer,
  request: IncomingMessage,
  response: ServerResponse,
  scheme: string,
): Promise<void> {
  const exchange = await Exchange.read(request, response, scheme, answerer).catch(() => undefined);
  if (exchange) await answerer.answer(exchange); // else the page has left before it had asked
}

/** What goes through is read here as a site's server would read it. */
function tunnel(socket: Duplex, port: number): void {
  const server = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    server.pipe(socket).pipe(server);
  });
  server.on('error', () => socket.destroy());
  socket.on('error', () => server.destroy());
}

function listen(server: Server): Promise<number> {
  server.on('connection', (socket) => socket.on('error', () => {})); // a page that leaves cuts it
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}
