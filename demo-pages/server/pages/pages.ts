import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { ensureCart } from '../calls/cart.ts';
import { ensureCrumb } from '../crumb.ts';
import type { DemoEnv } from '../env.ts';
import { blockOf, blockPageContent } from '../states/block-page.ts';
import { pageStateIn } from '../states/page-state.ts';
import { NO_SCRIPTS, stateHtml } from '../states/state-html.ts';
import { visitorIn } from '../states/state-visitor.ts';
import { visitorOf } from '../visitor.ts';
import { blockGalleryHtml } from './block-gallery.ts';
import { manyInserts } from './many.ts';
import { type PageFile, readPage } from './page-file.ts';
import { renderPage } from './render.ts';
import { searchInserts } from './search.ts';
import { strictHtml, strictPolicy } from './strict.ts';

/** Every page of the site, and again under `/strict/` with a strict Content Security Policy. */
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
  if (shown.facts.fillsCart) ensureCart(c);
  const html = await htmlFor(c, shown);
  c.header('cache-control', 'no-cache');
  const status = page && page.path !== '/not-found' ? 200 : 404;
  return isStrict ? sendStrict(c, html, shown, status) : c.html(html, status);
}

/** A block's page is shown in the state given in its address. */
async function htmlFor(c: Context<DemoEnv>, page: PageFile) {
  const inserts = await insertsFor(c, page);
  const block = blockOf(page);
  if (block === undefined) return renderPage({ page, visitor: visitorOf(c), inserts });
  const state = pageStateIn(c.req.query());
  const content = await blockPageContent(page, state, block);
  const html = await renderPage({ page: { ...page, content }, visitor: visitorIn(c, state), inserts });
  if (state.script) c.header('content-security-policy', NO_SCRIPTS);
  return stateHtml(html, state, block);
}

/** The address of a slide is below that of its gallery's page. */
function galleryOf(address: string) {
  return /^(\/blocks\/gallery-motion)\/[a-z]+$/.exec(address)?.[1] ?? '';
}

function sendStrict(c: Context<DemoEnv>, html: string, { facts }: PageFile, status: 200 | 404) {
  const nonce = randomBytes(16).toString('base64');
  c.header('content-security-policy', strictPolicy(nonce, facts.policy), { append: true });
  return c.html(strictHtml(html, nonce), status);
}

function insertsFor(c: Context<DemoEnv>, { path }: PageFile) {
  if (path === '/search') return searchInserts(searchIn(c));
  if (path === '/index' || path === '/features/index') return { 'block-gallery': blockGalleryHtml() };
  if (path === '/features/many') return manyInserts(c.req.query());
  return {};
}

function searchIn(c: Context<DemoEnv>) {
  return { words: (c.req.query('q') ?? '').trim(), collection: c.req.query('f_collectionId') ?? '' };
}
