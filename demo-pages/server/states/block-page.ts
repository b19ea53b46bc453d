import type { PageFile } from '../pages/page-file.ts';
import { referenceHtml } from './block-reference.ts';
import { type PageState, queryOf } from './page-state.ts';
import { switcherHtml } from './state-switcher.ts';

/** The block that a page is about, or undefined for other pages. */
export function blockOf({ path, facts }: PageFile) {
  return path.startsWith('/blocks/') ? (facts.block ?? path.slice('/blocks/'.length)) : undefined;
}

/** The content of a block's page: the introduction with the switcher, the samples, the reference. */
export async function blockPageContent(page: PageFile, state: PageState, block: string) {
  if (state.view) return page.content;
  const end = page.content.indexOf('</section>');
  const introduction = page.content.slice(0, end) + switcherHtml(state, page.path);
  const samples = page.content.slice(end);
  const shown = state.width ? `</section>\n${frameHtml(page, state)}` : samples;
  return `${introduction}\n${shown}\n${await referenceHtml(block)}`;
}

/** A page cannot make its own window narrow, so this one stands in a frame that is. */
function frameHtml({ facts }: PageFile, state: PageState) {
  const { width, ...others } = state;
  const address = queryOf({ ...others, view: 'frame' }).replaceAll('&', '&amp;');
  return `<section class="section"><iframe class="narrow-frame" src="${address}" title="${facts.title}, ${width} px wide"></iframe></section>`;
}
