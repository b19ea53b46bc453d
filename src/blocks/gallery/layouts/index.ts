import type { Dispose } from '../../../data/dispose';
import { nextTask } from '../../../dom/scheduler';
import { addStyles } from '../../../dom/styles';
import { autogridColumns, gridColumns } from '../../../media/layout/columns';
import type { GalleryDesign } from '../geometry/design';
import { markDesign } from '../mark-design';
import type { Gallery } from '../mounted-gallery';
import { giveBoxes, type Ratios, ratiosOf } from './boxes';
import { keepColumns } from './columns';
import { gutterIn } from './gutter';
import styles from './layouts.css';
import { hasPageGrid, isGridSection } from './published-kinds';
import { keepRows } from './rows';
import { keepSectionGrid } from './section-grid';

/** A published section's list, whose height the first paint has reserved. */
const RESERVED = '.gallery-masonry-wrapper, .gallery-strips-wrapper';

/** Lays out the slides, and again when their space changes. Hundreds of slides take more than one task. */
export async function startLayout(gallery: Gallery): Promise<Dispose> {
  const { elements, runtime, attributes, signal } = gallery;
  const space = isFitted(gallery.design) ? elements.list.clientWidth : 0; // read before the first write
  const gutter = gutterIn(gallery);
  const ratios = ratiosOf(gallery);
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  attributes.style(elements.list, '--mortar-gutter', `${gutter}px`);
  layInFlow(gallery, gutter);
  giveBoxes(gallery, ratios);
  await nextTask(); // inherited styles are set before, so that each slide's style is computed only once
  if (signal.aborted) return removeStyles;
  markDesign(gallery);
  if (elements.list.matches(RESERVED))
    for (const name of ['overflow', 'aspect-ratio']) attributes.style(elements.list, name, '');
  const stop = fitSlides(gallery, ratios, gutter, space);
  return () => {
    stop?.();
    removeStyles();
  };
}

function isFitted(design: GalleryDesign): boolean {
  return design === 'autocolumns' || design === 'autorows';
}

/** `space` is the list's width in px; so is the gutter. */
function fitSlides(gallery: Gallery, ratios: Ratios, gutter: number, space: number): Dispose | undefined {
  if (gallery.design === 'autocolumns') return keepColumns(gallery, ratios, gutter, space);
  if (gallery.design === 'autorows') return keepRows(gallery, ratios.each.map(Number), gutter, space);
  return isGridSection(gallery) ? keepSectionGrid(gallery) : undefined;
}

/** Grid, autogrid, list and base: laid out by the style sheet, at any width. */
function layInFlow(gallery: Gallery, gutter: number): void {
  const { design, elements, settings, attributes } = gallery;
  const perRow = settings.slidesPerRow ?? settings['thumbnails-per-row'];
  const set = (name: string, value: string) => attributes.style(elements.list, name, value);
  if (design === 'grid') {
    attributes.toggleClass(elements.list, 'mortar-page-grid', hasPageGrid(gallery));
    set('--mortar-per-row', `${perRow}`);
    set('--mortar-columns', gridColumns(perRow, gutter));
  }
  if (design === 'autogrid') set('--mortar-columns', autogridColumns(settings.columnWidth));
  if (design === 'list') set('--mortar-list-size', `${settings.listImageSize}%`);
}
