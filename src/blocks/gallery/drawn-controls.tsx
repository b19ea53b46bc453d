import { useState } from 'react';
import { AsyncPart } from '../../runtime/block/async-part';
import type { CarouselProps } from './carousel/carousel';
import { type WantedControls, wantedControls } from './wanted-controls';

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
