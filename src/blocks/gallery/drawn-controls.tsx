import { useState } from 'react';
import { maySelfMove } from '../../media/moves';
import { AsyncPart } from '../../runtime/block/async-part';
import type { Carousel, CarouselProps } from './carousel/carousel';

/** Controls missing from the server's markup. */
interface WantedControls {
  readonly steppers: boolean;
  readonly thumbnails: boolean;
  readonly autoplay: boolean;
}

export interface DrawnControlsProps extends CarouselProps {
  readonly wanted: WantedControls;
}

/** Draws the missing controls, if any. */
export function DrawnControls({ carousel }: CarouselProps) {
  const [wanted] = useState(() => wantedControls(carousel));
  if (!Object.values(wanted).includes(true)) return null;
  return (
    <AsyncPart block={carousel} load={() => carousel.runtime.chunks.load('gallery-controls')}>
      {({ Controls }) => <Controls carousel={carousel} wanted={wanted} />}
    </AsyncPart>
  );
}

/** Autoplay requires a button to pause it. */
function wantedControls({ settings, elements, element, runtime }: Carousel): WantedControls {
  const isWhole = element.hasAttribute('data-controller'); // newer sections come with all their controls
  return {
    steppers: settings.controls && !elements.previous && !elements.next && !isWhole,
    // the settings of a published slider may still have what it showed as a slideshow
    thumbnails:
      settings.thumbnails && !elements.thumbnails && !element.querySelector('.sqs-gallery-block-slider'),
    autoplay: settings.autoplay && maySelfMove(runtime),
  };
}
