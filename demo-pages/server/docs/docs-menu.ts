import { escapeHtml } from '../escape.ts';
import { docName } from './doc-files.ts';
import type { Doc } from './parse-doc.ts';

/** The pages of the menu by their readers, as the README groups them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Start: ['README', 'CHANGELOG', 'SECURITY'],
  Sites: ['site-context', 'consent', 'services', 'reliability', 'performance', 'published-pages'],
  'Template authors': ['blocks', 'images', 'lightbox', 'texts', 'dialogs', 'page-api', 'lint'],
  'Support and editors': ['support', 'library'],
  Contributors: ['architecture', 'contributing', 'browsers'],
};

/** Links to all pages, with the headings of the current page. Pages in no group are listed under "More". */
export function menuHtml(docs: readonly Doc[], current: string) {
  const blocks = docs.filter(({ path }) => path.startsWith('docs/blocks/'));
  const pages = docs.filter((doc) => !blocks.includes(doc));
  const listed = Object.values(GROUPS).flat();
  const groups = Object.entries(GROUPS).map(([name, names]) => ({
    name,
    docs: names.flatMap((wanted) => pages.filter(({ path }) => docName(path) === wanted)),
  }));
  const more = pages.filter(({ path }) => !listed.includes(docName(path)));
  return [...groups, { name: 'More', docs: more }, { name: 'Blocks', docs: blocks }]
    .filter((group) => group.docs.length > 0)
    .map((group) => `<h2>${group.name}</h2>\n${listHtml(group.docs, current)}`)
    .join('\n');
}

function listHtml(docs: readonly Doc[], current: string) {
  return `<ul>\n${docs.map((doc) => itemHtml(doc, doc.address === current)).join('\n')}\n</ul>`;
}

function itemHtml({ address, title, sections }: Doc, isCurrent: boolean) {
  if (!isCurrent) return `<li><a href="${address}">${escapeHtml(title)}</a></li>`;
  const headings = sections.filter(({ depth }) => depth === 2);
  const links = headings.map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`);
  const list = links.length ? `<ul>${links.join('')}</ul>` : '';
  return `<li><a href="${address}" aria-current="page">${escapeHtml(title)}</a>${list}</li>`;
}
