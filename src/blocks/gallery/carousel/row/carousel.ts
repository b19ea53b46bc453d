import type { Dispose } from '../../../../data/dispose';

import { sharedRatio } from '../../../../media/layout/aspect-ratio';
import { slidesPerRow } from '../../../../media/layout/groups';
import type { Carousel } from '../carousel';
import { startScroller } from './scroller';

/** Specification, section 9, gallery: slides side by side, percent of the width between them, seconds. */
const PER_ROW = 3;
const GUTTER = 1;
const SPEED = 0.5;

/** Groups of slides side by side; a step goes a group further. */
export function startCarousel(carousel: Carousel): Dispose {
  const { elements, settings, attributes, setGroupSize } = carousel;
  const wanted = settings.slidesPerRow ?? PER_ROW;
  const ratio = sharedRatio(settings);
  const style = (name: string, value: unknown) =>
    attributes.style(elements.list, `--mortar-${name}`, `${value}`);
  const setPerRow = (perRow: number) => {
    setGroupSize(perRow);
    style('per-row', perRow);
  };
  style('gutter', `${settings.gutter ?? GUTTER}%`);
  if (ratio) style('ratio', ratio);
  setPerRow(wanted);
  const layOut = (width: number) => setPerRow(carousel.columnsIn?.(width) ?? slidesPerRow(width, wanted));
  return startScroller(carousel, { alignment: 'start', speed: settings.speed ?? SPEED, layOut });
}
