import * as page from '../../dom/page';
import type { BlockName } from '../../runtime/types';
import type { WidgetBlock } from './widget';

/** Puts a rendering in the place of what stood in the block; what is a block of its own becomes one. */
export function showRendering(block: WidgetBlock, container: HTMLElement, rendering: DocumentFragment): void {
  const { element, attributes } = block;
  for (const child of element.children) {
    if (child instanceof HTMLElement && child !== container) attributes.style(child, 'display', 'none');
  }
  const kind = BLOCKS.find(([part]) => rendering.querySelector(part))?.[1];
  const box = page.create('div');
  if (kind) makeBlock(box, kind, element);
  box.append(rendering);
  container.replaceChildren(box);
}

/** What a rendering is that has a part of a block. */
const BLOCKS = [
  ['.summary-item', 'summary'],
  ['.sqs-gallery', 'gallery'],
] as const;

/** The scanner finds it like any block that is inserted; its settings are those of the block around. */
function makeBlock(box: HTMLElement, kind: BlockName, element: Element): void {
  const raw = element.closest('[data-block-json]')?.getAttribute('data-block-json');
  if (raw) box.dataset.blockJson = raw;
  box.dataset.block = kind;
}
