import type { BlockName } from '../../types';
import type { WidgetBlock } from './widget';

/** Puts a rendering in the place of what stood in the block; what is a block of its own becomes one. */
export function showRendering(block: WidgetBlock, place: HTMLElement, rendering: DocumentFragment): void {
  const { element, attributes } = block;
  for (const child of element.children) {
    if (child instanceof HTMLElement && child !== place) attributes.style(child, 'display', 'none');
  }
  const kind = BLOCKS.find(([part]) => rendering.querySelector(part))?.[1];
  if (kind) becomeBlock(kind, element, place);
  place.replaceChildren(rendering);
}

/** What a rendering is that has a part of a block. */
const BLOCKS = [
  ['.summary-item', 'summary'],
  ['.sqs-gallery', 'gallery'],
] as const;

/** The scanner finds it like any block that is inserted; its settings are those of the block around. */
function becomeBlock(kind: BlockName, element: Element, place: HTMLElement): void {
  const written = element.closest('[data-block-json]')?.getAttribute('data-block-json');
  if (written) place.dataset.blockJson = written;
  place.dataset.block = kind;
}
