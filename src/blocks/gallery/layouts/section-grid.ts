import type { Dispose } from '../../../data/dispose';
import { watchWidth } from '../../../dom/timing/watch-width';
import { sectionGridStyles } from '../geometry/section-grid';
import type { Gallery } from '../mounted-gallery';

/** Keeps a published grid section in the columns of the window; the first paint has set them already. */
export function keepSectionGrid({ element, elements: { list }, attributes }: Gallery): Dispose {
  const layOut = () => {
    const styles = sectionGridStyles(element.dataset, innerWidth);
    for (const [name, value] of Object.entries(styles)) attributes.style(list, name, value);
  };
  layOut();
  return watchWidth(list, layOut);
}
