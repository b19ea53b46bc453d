import { maySelfMove } from '../../media/moves';
import type { Carousel } from './carousel/carousel';

/** Controls that the server has not written. */
export interface WantedControls {
  readonly steppers: boolean;
  readonly thumbnails: boolean;
  readonly autoplay: boolean;
}

/** Slides show by themselves only where there is a button to stop them. */
export function wantedControls({ settings, elements, element, runtime }: Carousel): WantedControls {
  const isWhole = element.hasAttribute('data-controller'); // a section of a newer kind has all that it should have
  return {
    steppers: settings.controls && !elements.previous && !elements.next && !isWhole,
    thumbnails: settings.thumbnails && !elements.thumbnails,
    autoplay: settings.autoplay && maySelfMove(runtime),
  };
}
