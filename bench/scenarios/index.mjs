import { accordions } from './accordions.mjs';
import { banner } from './banner.mjs';
import { bars } from './bars.mjs';
import { blocksInView } from './blocks-in-view.mjs';
import { carousels } from './carousels.mjs';
import { drag } from './drag.mjs';
import { errors } from './errors.mjs';
import { grids } from './grids.mjs';
import { images } from './images.mjs';
import { lightboxes } from './lightbox.mjs';
import { load } from './load.mjs';
import { scans } from './scan.mjs';
import { services } from './services.mjs';
import { textEffects } from './text-effects.mjs';
import { views } from './views.mjs';
import { watch } from './watch.mjs';

/**
 * All scenarios in the order in which they run. Each one is
 * `{ name, title, variants, figures, page(variant) → html, measure(visit, variant) → sample, judgements }`.
 * A judgement names the `variant` and the `figure`, the `anchor` it is a share of (without one, the figure counts
 * as it is), the variant that it is growth `above` (and `anchorAbove`, if the anchor has another), and what it may be:
 * `budget`, `goal`, `exactly`.
 */
export const scenarios = [
  load,
  views,
  banner,
  bars,
  ...images,
  ...grids,
  ...carousels,
  drag,
  ...lightboxes,
  ...textEffects,
  accordions,
  ...scans,
  watch,
  errors,
  services,
  blocksInView,
];
