import { Marked, Renderer, type RendererObject, type Token } from 'marked';
import { escapeHtml } from '../escape.ts';
import { docLink } from './doc-link.ts';
import { createHeadingIds } from './heading-ids.ts';
import { plainText } from './plain-text.ts';

/** The HTML of a page: headings have ids, `.md` links lead to pages, scrollable parts are focusable. */
export function renderTokens(tokens: Token[], path: string, heading = '') {
  return new Marked({ renderer: rendererFor(path, heading) }).parser(tokens);
}

/** `heading` names the tables before the first heading. */
function rendererFor(path: string, heading: string): RendererObject {
  const headingId = createHeadingIds();
  return {
    heading({ tokens, depth }) {
      heading = plainText(tokens);
      return headingHtml(this.parser.parseInline(tokens), depth, headingId(heading));
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(docLink(href, path))}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      return `<img src="${escapeHtml(docLink(href, path))}" alt="${escapeHtml(text)}">`;
    },
    code({ text }) {
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
    },
    table(token) {
      const table = Renderer.prototype.table.call(this, token);
      return `<div class="table" role="group" aria-label="Table: ${escapeHtml(heading)}" tabindex="0">\n${table}</div>\n`;
    },
  };
}

/** The heading of a section links to itself, so that its address can be copied. */
function headingHtml(html: string, depth: number, id: string) {
  const content = depth === 1 ? html : `<a class="heading-link" href="#${id}">${html}</a>`;
  return `<h${depth} id="${id}">${content}</h${depth}>\n`;
}
