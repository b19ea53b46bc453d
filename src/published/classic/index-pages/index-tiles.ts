import { createDisposables } from '../../../data/dispose';
import * as page from '../../../dom/page';
import { moveTo } from '../../common/move-to';
import type { Scope } from '../../common/scope';

const FRAMES =
  ':is(.tweak-index-gallery-layout-packed, .tweak-index-gallery-layout-split) .Index-gallery-wrapper:not([data-controllers-bound] *)';

/** Style sheets know sets of one to nine tiles. */
const LARGEST_SET = 9;

/** A last set with fewer tiles than this takes some from the one before it. */
const SMALLEST_SET = 3;

/** The gallery pages of an index: style sheets give its tiles a width only as the children of a set that says its size. */
export function arrangeIndexTiles({ disposables }: Scope): void {
  for (const frame of page.all(FRAMES)) {
    const tiles = [...frame.querySelectorAll<HTMLElement>(':scope > .Index-gallery-item')];
    const sets = setsOf(tiles).map(createSet);
    frame.prepend(...sets.map(({ set }) => set)); // designs alternate by the sets' own order
    for (const { dispose } of sets) disposables.add(dispose);
  }
}

function setsOf<Tile>(tiles: readonly Tile[]): (readonly Tile[])[] {
  const rest = tiles.length - LARGEST_SET;
  if (rest <= 0) return tiles.length ? [tiles] : [];
  const size = rest < SMALLEST_SET ? tiles.length - SMALLEST_SET : LARGEST_SET;
  return [tiles.slice(0, size), ...setsOf(tiles.slice(size))];
}

function createSet(tiles: readonly HTMLElement[]) {
  const set = page.create('div');
  set.setAttribute('data-index-gallery-images', `${tiles.length}`);
  set.style.display = 'flow-root';
  const { add, dispose } = createDisposables();
  add(() => set.remove());
  for (const tile of tiles) add(moveTo(set, tile));
  return { set, dispose };
}
