import { escapeHtml } from '../escape.ts';
import type { Visitor } from '../visitor.ts';
import { siteContextFor } from './context.ts';
import { expandImages, expandSamples } from './markup.ts';
import { type PageFile, readLayout } from './page-file.ts';

interface Rendering {
  readonly page: PageFile;
  readonly visitor: Visitor;
  /** Named texts that the server puts into the page: search results, long lists. */
  readonly inserts: Readonly<Record<string, string>>;
}

/** The page sent to the browser: its content and the site context in the layout. */
export async function renderPage({ page, visitor, inserts }: Rendering) {
  const { facts } = page;
  const layout = markCurrentLink(await readLayout(), page.path);
  const { scripts = [], mocks = [] } = facts;
  const texts = {
    // Foreign texts come last, so that a visitor's input is never treated as a template.
    content: fill(expandSamples(expandImages(page.content)), inserts),
    title: escapeHtml(facts.title),
    description: escapeHtml(facts.description),
    'body-id': bodyId(page),
    context: facts.context === false ? '' : contextElement(page, visitor),
    mocks: mocks.map((address) => `<script src="${address}"></script>`).join('\n'),
    scripts: scripts.map((address) => `<script defer src="${address}"></script>`).join('\n'),
  };
  return fill(layout, texts);
}

/** Replaces `{{name}}` by the text of that name; unknown names stay. */
function fill(template: string, texts: Readonly<Record<string, string>>) {
  return template.replace(/\{\{([a-z-]+)\}\}/g, (mark, name: string) => texts[name] ?? mark);
}

function contextElement({ facts }: PageFile, visitor: Visitor) {
  const json = JSON.stringify(siteContextFor(facts, visitor)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-context">${json}</script>`;
}

function bodyId({ facts }: PageFile) {
  return facts.item ? `item-${facts.item.id}` : `collection-${facts.collection?.id ?? 'none'}`;
}

function markCurrentLink(html: string, path: string) {
  const href = path.replace(/\/index$/, '/');
  return html
    .replaceAll(`data-nav href="${href}"`, `href="${href}" aria-current="page"`)
    .replaceAll('data-nav ', '');
}
