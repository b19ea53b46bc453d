import type { Disposables } from '../../data/disposables';

/** The layer of the first dialog (specification, section 9, dialogs); each further one lies above those on the page. */
const BASE_LAYER = 30_000;

const taken: number[] = [];

/** The z-index above every open layer, kept for as long as the lifetime. */
export function takeLayer(disposables: Disposables): number {
  const layer = Math.max(BASE_LAYER - 1, ...taken) + 1;
  taken.push(layer);
  disposables.add(() => taken.splice(taken.indexOf(layer), 1));
  return layer;
}
