import type { Dispose } from '../../../data/dispose';
import { nextTask } from '../../../dom/scheduler';
import { addStyles } from '../../../dom/styles';
import type { GalleryDesign } from '../geometry/design';
import { gutterOf } from '../geometry/gutters';
import { markDesign } from '../mark-design';
import type { Gallery } from '../mounted-gallery';
import { giveBoxes, type Ratios, ratiosOf } from './boxes';
import { keepColumns } from './columns';
import { layInFlow } from './flow';
import styles from './layouts.css';
import { keepRows } from './rows';

/** Lays the slides out, and again when the space for them changes. Hundreds of them take more than one task. */
export async function startLayout(gallery: Gallery): Promise<Dispose> {
  const { elements: parts, runtime, attributes } = gallery;
  const space = isFitted(gallery.design) ? parts.list.clientWidth : 0; // read before the first write
  const gutter = gutterIn(gallery);
  const ratios = ratiosOf(gallery);
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  attributes.style(parts.list, '--mortar-gutter', `${gutter}px`);
  layInFlow(gallery, gutter);
  giveBoxes(gallery, ratios);
  await nextTask(); // what every slide inherits is said before it, so that each is styled anew once
  markDesign(gallery);
  const stop = fitSlides(gallery, ratios, gutter, space);
  return () => {
    stop?.();
    removeStyles();
  };
}

function isFitted(design: GalleryDesign): boolean {
  return design === 'autocolumns' || design === 'autorows';
}

/** `space` is the list's width; it and the gutter are in px. */
function fitSlides(gallery: Gallery, ratios: Ratios, gutter: number, space: number): Dispose | undefined {
  if (gallery.design === 'autocolumns') return keepColumns(gallery, ratios, gutter, space);
  if (gallery.design === 'autorows') return keepRows(gallery, ratios.each.map(Number), gutter, space);
  return undefined;
}

/** Px between slides; none where the published style sheet of the block gives the slides their margins. */
function gutterIn({ element, design, settings }: Gallery): number {
  return element.querySelector('#design-grid-css') ? 0 : gutterOf(design, settings);
}
