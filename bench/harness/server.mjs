import { createServer } from 'node:http';
import { answerFile } from './files.mjs';
import { photoOf } from './picture.mjs';

const pictureBytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=', 'base64');
const photo = photoOf(1500, 1000);
const smallPhoto = photoOf(150, 100);
const html = 'text/html; charset=utf-8';

/**
 * Serves the pages of all scenarios, Mortar's built files, the peers and small pictures from memory.
 * Scripts are cacheable, as on a site; each visit has its own cache.
 */
export async function startServer(scenarios) {
  const pages = pagesOf(scenarios);
  const server = createServer((request, response) => answer(request, response, pages));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return { origin, close: () => stop(server) };
}

/** The path of a scenario's page for a variant. */
export function pathOfPage(scenario, variant) {
  return `/page/${encodeURIComponent(scenario.name)}/${encodeURIComponent(variant.name)}`;
}

function pagesOf(scenarios) {
  const pages = new Map([['/blank', () => '<!doctype html><title>Blank</title>']]);
  for (const scenario of scenarios) {
    for (const variant of scenario.variants) {
      pages.set(pathOfPage(scenario, variant), () => scenario.page(variant));
    }
  }
  return pages;
}

async function answer(request, response, pages) {
  request.resume();
  const { pathname } = new URL(request.url, 'http://bench');
  const { status = 200, type, body } = await answerFor(pathname, pages);
  const cache = pathname.endsWith('.js') ? 'max-age=3600' : 'no-store';
  response.writeHead(status, { 'content-type': type ?? 'text/plain', 'cache-control': cache });
  response.end(body);
}

async function answerFor(pathname, pages) {
  const page = pages.get(pathname);
  if (page) return { type: html, body: page() };
  if (pathname.startsWith('/pictures/full-')) return { type: 'image/png', body: photo };
  if (pathname.startsWith('/pictures/small-')) return { type: 'image/png', body: smallPhoto };
  if (pathname.startsWith('/pictures/')) return { type: 'image/gif', body: pictureBytes };
  if (pathname.startsWith('/api/')) return { type: 'application/json', body: '{"pageLoadId":"bench"}' };
  return (await answerFile(pathname)) ?? { status: 404, body: '' };
}

function stop(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
