import { useState } from 'react';
import { useLiveValue } from '../../../../components/use-live-value';
import { entriesOf } from '../../../../data/indexes';
import type { ServerAttributes } from '../../../../dom/attributes';
import { operate } from '../../../../dom/delegate';
import { IMAGE } from '../../../../dom/image-selector';
import { t } from '../../../../i18n/t';
import { dimensionsOf } from '../../../../media/images/dimensions';
import { useAttributes } from '../../../../runtime/block/use-attributes';
import { useSignalEffect } from '../../../../runtime/block/use-signal-effect';
import { useStyles } from '../../../../runtime/block/use-styles';
import type { Carousel, CarouselProps } from '../carousel';
import { lengthsOf, ratioFrom } from '../thumbnail-lengths';
import styles from '../thumbnails.css';
import { useScrollAlong } from './use-scroll-along';

interface ServerThumbnailsProps extends CarouselProps {
  readonly strip: HTMLElement;
}

/** The server's strip of thumbnails, each of which shows its slide. */
export function ServerThumbnails({ carousel, strip }: ServerThumbnailsProps) {
  const { index, runtime, state } = carousel;
  const [thumbnails] = useState(() => [...strip.querySelectorAll<HTMLImageElement>(IMAGE)]);
  const shown = useLiveValue(state).index;
  useStyles(runtime, styles);
  useAttributes(carousel, (attributes) => {
    dressStrip(carousel, strip, attributes);
    for (const [at, thumbnail] of entriesOf(thumbnails)) {
      attributes.toggleClass(thumbnail, 'sqs-gallery-design-strip-slide', true);
      reserveWidth(thumbnail, attributes);
      markShown(thumbnail, at === shown, attributes);
    }
  });
  useScrollAlong(carousel, () => strip, IMAGE);
  useSignalEffect((signal) => {
    for (const [at, thumbnail] of entriesOf(thumbnails)) operate(thumbnail, () => index.goTo(at), signal);
  });
  return null;
}

function dressStrip({ runtime, settings }: Carousel, strip: HTMLElement, attributes: ServerAttributes): void {
  const { height, marginTop, gap } = lengthsOf(settings, 0);
  attributes.toggleClass(strip, 'sqs-gallery-design-strip', true);
  attributes.toggleClass(strip, 'mortar-gallery-thumbnails', true);
  attributes.style(strip, 'height', height);
  attributes.style(strip, 'margin-top', marginTop);
  attributes.style(strip, 'gap', gap);
  attributes.set(strip, 'role', 'group');
  attributes.set(strip, 'aria-label', t(runtime, 'Thumbnails'));
}

function reserveWidth(thumbnail: HTMLElement, attributes: ServerAttributes): void {
  const dimensions = dimensionsOf(thumbnail);
  attributes.style(thumbnail, 'aspect-ratio', ratioFrom(dimensions));
}

function markShown(thumbnail: HTMLElement, isShown: boolean, attributes: ServerAttributes): void {
  attributes.toggleClass(thumbnail, 'sqs-active-slide', isShown);
  attributes.set(thumbnail, 'aria-current', isShown ? 'true' : null);
}
