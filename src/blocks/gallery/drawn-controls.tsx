import { useState } from 'react';
import { maySelfMove } from '../../media/moves';
import { AsyncPart } from '../../runtime/block/async-part';
import type { Carousel, CarouselProps } from './carousel/carousel';

/** Controls that the server has not written. */
interface WantedControls {
  readonly steppers: boolean;
  readonly thumbnails: boolean;
  readonly autoplay: boolean;
}

export interface DrawnControlsProps extends CarouselProps {
  readonly wanted: WantedControls;
}

/** Draws the controls that the markup lacks, if any. */
export function DrawnControls({ carousel }: CarouselProps) {
  const [wanted] = useState(() => wantedControls(carousel));
  if (!Object.values(wanted).includes(true)) return null;
  return (
    <AsyncPart block={carousel} load={() => carousel.runtime.chunks.load('gallery-controls')}>
      {({ Controls }) => <Controls carousel={carousel} wanted={wanted} />}
    </AsyncPart>
  );
}

/** Slides show by themselves only where there is a button to stop them. */
function wantedControls({ settings, elements, element, runtime }: Carousel): WantedControls {
  const isWhole = element.hasAttribute('data-controller'); // a section of a newer kind has all that it should have
  return {
    steppers: settings.controls && !elements.previous && !elements.next && !isWhole,
    thumbnails: settings.thumbnails && !elements.thumbnails,
    autoplay: settings.autoplay && maySelfMove(runtime),
  };
}
