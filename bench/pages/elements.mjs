import { publishedAccordion } from './accordions.mjs';
import { publishedImage } from './blocks.mjs';
import { repeat } from './text.mjs';

const row = '<div class="row"><p class="text">Bread <em>and</em> <a href="/about">butter</a></p></div>';
const rowsPerSection = 5;
const section = `<section class="page-section">${row.repeat(rowsPerSection)}</section>`;

/** The attributes by which a peer's search finds thirty kinds of blocks. */
export const kindAttributes = Array.from({ length: 30 }, (_, kind) => `data-kind-${kind}`);

/** A page's body of about so many elements, with so many small blocks spread evenly over it. */
export function bodyOfElements(count, blockCount) {
  const blocks = Array.from({ length: blockCount }, (_, index) => block(index));
  const sections = Math.round((count - elementsIn(blocks.join(''))) / elementsIn(section));
  const blocksBefore = (index) => Math.floor((index * blockCount) / sections);
  return repeat(
    sections,
    (index) => section + blocks.slice(blocksBefore(index), blocksBefore(index + 1)).join(''),
  );
}

function block(index) {
  const content = index % 2 ? publishedImage() : publishedAccordion(index, 1);
  return `<div ${kindAttributes[index % kindAttributes.length]}>${content}</div>`;
}

function elementsIn(html) {
  return html.match(/<[a-z]/g)?.length ?? 0;
}
