import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import type { DemoEnv } from '../env.ts';
import { escapeHtml } from '../escape.ts';
import { readDocImage, readDocs } from './doc-files.ts';
import { menuHtml } from './docs-menu.ts';
import { type Doc, docHtml, parseDoc } from './parse-doc.ts';
import { resultsHtml } from './results-html.ts';

const LAYOUT = new URL('../../docs-layout.html', import.meta.url);

/** The documentation is text and pictures: its pages run no scripts. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

interface DocsPage {
  readonly title: string;
  readonly content: string;
  readonly query?: string;
}

/** README, CHANGELOG, SECURITY and `docs/` as pages under `/docs/`, with a search over all of them. */
export function serveDocs(app: Hono<DemoEnv>) {
  app.get('/docs', (c) => c.redirect('/docs/'));
  app.get('/docs/search', sendSearch);
  app.get('/docs/images/:name', sendImage);
  app.get('/docs/*', sendDoc);
}

async function sendDoc(c: Context<DemoEnv>) {
  const docs = (await readDocs()).map(parseDoc);
  const address = c.req.path;
  const doc = docs.find((known) => known.address === address);
  if (doc) return sendPage(c, docs, { title: doc.title, content: docContent(doc) });
  const moved = docs.find(({ path }) => address === `/${path}` || address === `/docs/${path}`);
  return moved ? c.redirect(moved.address) : sendMissing(c, docs);
}

async function sendSearch(c: Context<DemoEnv>) {
  const docs = (await readDocs()).map(parseDoc);
  const query = (c.req.query('q') ?? '').trim();
  const content = `<h1>Search</h1>\n${resultsHtml(docs, query)}`;
  return sendPage(c, docs, { title: 'Search', content, query });
}

async function sendImage(c: Context<DemoEnv>) {
  const name = c.req.param('name') ?? '';
  const image = await readDocImage(name);
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
  if (image) return c.body(image, 200, { 'content-type': type, 'cache-control': 'no-cache' });
  return sendMissing(c, (await readDocs()).map(parseDoc));
}

function sendMissing(c: Context<DemoEnv>, docs: readonly Doc[]) {
  const content =
    '<h1>Page not found</h1>\n<p>The documentation has no page at this address. Search for it, or choose a page from the menu.</p>';
  return sendPage(c, docs, { title: 'Page not found', content }, 404);
}

async function sendPage(
  c: Context<DemoEnv>,
  docs: readonly Doc[],
  { title, content, query = '' }: DocsPage,
  status: 200 | 404 = 200,
) {
  const texts: Record<string, string> = {
    title: escapeHtml(title),
    content,
    query: escapeHtml(query.slice(0, 1000)),
    menu: menuHtml(docs, c.req.path),
  };
  const layout = await readFile(LAYOUT, 'utf8');
  const html = layout.replace(/\{\{([a-z]+)\}\}/g, (_, name: string) => texts[name] ?? '');
  return c.html(html, status, { 'content-security-policy': POLICY, 'cache-control': 'no-cache' });
}

/** Each block has a demo page of the same name, linked below the title. */
function docContent(doc: Doc) {
  const html = docHtml(doc);
  if (!doc.path.startsWith('docs/blocks/')) return html;
  const link = `<p class="demo-link"><a href="${doc.address.slice('/docs'.length)}">Demo page</a></p>`;
  return html.replace('</h1>', (end) => `${end}\n${link}`);
}
