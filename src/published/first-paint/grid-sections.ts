import { sectionGridStyles } from '../../blocks/gallery/geometry/section-grid';
import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

const LISTS = '[data-controller=GalleryGrid]:not([data-controllers-bound]) > .gallery-grid-wrapper';

/** Gives grid sections the columns that their chunk keeps later; until then, each picture has a row of its own. */
export function layOutGridSections(attributes: ServerAttributes): void {
  for (const list of page.all(LISTS)) {
    const styles = sectionGridStyles((list.parentElement as HTMLElement).dataset, innerWidth);
    for (const [name, value] of Object.entries(styles)) attributes.style(list, name, value);
  }
}
