import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { makeApp } from './app.ts';
import { type Faults, makeFaults } from './faults.ts';
import { openStore, type Store } from './store.ts';

interface ServerOptions {
  /** 0 means any free port. */
  readonly port?: number;
  /** The folder with the built script. */
  readonly dist?: string;
  /** The path of a database file; calls are kept in memory by default. */
  readonly database?: string;
  /** A page in place of the site's own at this path with its query. */
  pageAt?(address: string): OtherPage | undefined;
}

export interface OtherPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface DemoServer {
  readonly url: string;
  readonly store: Store;
  readonly faults: Faults;
  close(): Promise<void>;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Starts the demo site on 127.0.0.1. */
export async function startServer({
  port = 4173,
  dist = DIST,
  database = ':memory:',
  pageAt = () => undefined,
}: ServerOptions = {}): Promise<DemoServer> {
  const store = openStore(database);
  const faults = makeFaults();
  const answer = getRequestListener(makeApp({ store, faults, dist }).fetch);
  const server = createServer((request, response) => {
    const page = pageAt(request.url ?? '');
    if (page) response.writeHead(200, { ...HTML, ...page.headers }).end(page.html);
    else void answer(request, response);
  });
  await listen(server, port);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, store, faults, close: () => stop(server, store) };
}

function listen(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
}

/** Open streams would keep the server alive, so every connection is closed with it. */
async function stop(server: Server, store: Store) {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  store.close();
}
