import { observeViewport } from '../dom/observers';
import type { ChunkName } from '../runtime/chunks';
import { matching, type Root } from '../runtime/find-blocks';
import type { Runtime } from '../runtime/types';
import { BACKGROUNDS, GALLERIES, LISTS, PRODUCT_GALLERIES, SHOP } from './common/selectors';

/** What the chunks of sections and of early layouts would request once they have come, and what these would request then. */
const AHEAD: readonly (readonly [selectors: readonly string[], ...chunks: ChunkName[]])[] = [
  [SHOP, 'section-shop', 'cart'],
  [PRODUCT_GALLERIES, 'product-gallery'],
  [LISTS, 'section-lists', 'gallery-layout', 'gallery-motion'],
  [BACKGROUNDS, 'section-backgrounds'],
  [GALLERIES, 'gallery-layout'],
];

/** Requests the chunks of parts near the viewport together with the one that mounts them, not after it. */
export function loadAhead({ chunks }: Runtime): (root: Root) => void {
  const near = observeViewport((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) load(target);
  });

  function load(part: Element): void {
    near?.unobserve(part);
    if (part.closest('[data-controllers-bound]')) return;
    const rows = AHEAD.filter(([selectors]) => part.matches(selectors.join()));
    for (const name of rows.flatMap(([, ...names]) => names)) chunks.load(name).catch(() => {}); // mounting reports it
  }

  return (root) => {
    for (const [selectors] of AHEAD) for (const part of matching(root, ...selectors)) near?.observe(part);
  };
}
