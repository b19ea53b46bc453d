import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { ensureCrumb } from './crumb.ts';
import type { DemoEnv } from './env.ts';
import { manyInserts } from './many.ts';
import { type PageFile, readPage } from './page-file.ts';
import { renderPage } from './render.ts';
import { searchInserts } from './search.ts';
import { strictHtml, strictPolicy } from './strict.ts';
import { visitorOf } from './visitor.ts';

/** Every page of the site, and once more under `/strict/` with a strict content security policy. */
export function servePages(app: Hono<DemoEnv>) {
  app.get('/strict', (c) => c.redirect('/strict/'));
  app.get('/strict/*', (c) => sendPage(c, c.req.path.slice('/strict'.length), true));
  app.get('*', (c) => sendPage(c, c.req.path, false));
}

async function sendPage(c: Context<DemoEnv>, address: string, isStrict: boolean) {
  const page = (await readPage(address)) ?? (await readPage(galleryOf(address)));
  const shown = page ?? (await readPage('/not-found'));
  if (!shown) return c.text('The pages of the demo site are missing.', 500);
  ensureCrumb(c);
  const inserts = await insertsFor(c, shown);
  const html = await renderPage({ page: shown, visitor: visitorOf(c), inserts });
  c.header('cache-control', 'no-cache');
  const status = page && page.path !== '/not-found' ? 200 : 404;
  return isStrict ? sendStrict(c, html, shown, status) : c.html(html, status);
}

/** The address of a slide lies below that of its gallery's page. */
function galleryOf(address: string) {
  return /^(\/blocks\/gallery-motion)\/[a-z]+$/.exec(address)?.[1] ?? '';
}

function sendStrict(c: Context<DemoEnv>, html: string, { facts }: PageFile, status: 200 | 404) {
  const nonce = randomBytes(16).toString('base64');
  c.header('content-security-policy', strictPolicy(nonce, facts.policy));
  return c.html(strictHtml(html, nonce), status);
}

function insertsFor(c: Context<DemoEnv>, { path }: PageFile) {
  if (path === '/search') return searchInserts(searchIn(c));
  if (path === '/features/many') return manyInserts(c.req.query());
  return {};
}

function searchIn(c: Context<DemoEnv>) {
  return { words: (c.req.query('q') ?? '').trim(), collection: c.req.query('f_collectionId') ?? '' };
}
