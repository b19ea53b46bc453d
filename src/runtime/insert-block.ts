import * as page from '../dom/page';
import type { BlockName } from './block-entry';
import type { Runtime } from './types';

/** Inserts an element for a block that the page has no element for, and mounts it at once. */
export function insertBlock(name: BlockName, { blocks }: Runtime): void {
  const place = page.create('div');
  place.dataset.block = name;
  page.body().prepend(place);
  blocks.scan(place);
  void blocks.mountNow(place);
}
