import type { Dispose } from '../../../../data/dispose';
import { VIDEO_RATIO } from '../../../../media/layout/aspect-ratio';
import type { Slide } from '../../slide';
import { boxRatio, setRatio } from '../box-ratio';
import type { Carousel } from '../carousel';
import { startScroller } from './scroller';

const SNAPS = { start: 'start', middle: 'center', end: 'end' } as const;

/** A row of slides of equal height; the active one is aligned, and a click on another one activates it. */
export function startStrip(carousel: Carousel): Dispose {
  const { elements, settings, attributes, index, element, signal } = carousel;
  const alignment = settings['active-alignment'];
  setRatio(carousel, boxRatio(carousel));
  attributes.style(elements.list, '--mortar-gutter', `${settings.gutter ?? 0}px`);
  attributes.style(elements.list, '--mortar-snap', SNAPS[alignment]);
  for (const slide of elements.slides) attributes.style(slide.element, 'aspect-ratio', `${ratioOf(slide)}`);
  const showClicked = (event: MouseEvent) => {
    const clicked = elements.slides.findIndex(({ element }) => element.contains(event.target as Node));
    if (clicked >= 0 && !event.defaultPrevented) index.goTo(clicked);
  };
  element.addEventListener('click', showClicked, { signal });
  return startScroller(carousel, { alignment });
}

/** Width divided by height; a picture without dimensions uses its own ratio once loaded. */
function ratioOf({ type, dimensions }: Slide): number | '' {
  if (type === 'video') return VIDEO_RATIO;
  return dimensions ? dimensions.width / dimensions.height : '';
}
