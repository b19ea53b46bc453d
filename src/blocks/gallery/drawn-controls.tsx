import { useState } from 'react';
import { useAsyncPart } from '../../runtime/block/use-async-part';
import type { CarouselProps } from './carousel/carousel';
import { type WantedControls, wantedControls } from './wanted-controls';

export interface DrawnControlsProps extends CarouselProps {
  readonly wanted: WantedControls;
}

/** Draws the controls that the markup lacks, if any. */
export function DrawnControls({ carousel }: CarouselProps) {
  const [wanted] = useState(() => wantedControls(carousel));
  const isAnyWanted = Object.values(wanted).includes(true);
  return isAnyWanted ? <LoadedControls carousel={carousel} wanted={wanted} /> : null;
}

function LoadedControls(props: DrawnControlsProps) {
  const part = useAsyncPart(props.carousel, () => props.carousel.runtime.chunks.load('gallery-controls'));
  return part ? <part.Controls {...props} /> : null;
}
