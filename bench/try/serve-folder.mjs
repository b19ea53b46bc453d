import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const TEXTS = /^text\/|json|svg/;

/** Serves a folder on loopback, with compressed texts as on a real host; any page may load its scripts. */
export async function serveFolder(folder) {
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

async function answer(folder, request, response) {
  const body = await readFile(fileFor(folder, request.url)).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  const type = TYPES[extname(new URL(request.url, 'http://try').pathname).toLowerCase()];
  const headers = { 'content-type': type ?? 'application/octet-stream', 'access-control-allow-origin': '*' };
  if (!TEXTS.test(type)) return response.writeHead(200, headers).end(body);
  response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(compressed(body));
}

/** Refuses paths that lead out of the folder. */
function fileFor(folder, url) {
  const { pathname } = new URL(url, 'http://try');
  return join(folder, normalize(`/${safelyDecoded(pathname)}`));
}

function safelyDecoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function compressed(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
