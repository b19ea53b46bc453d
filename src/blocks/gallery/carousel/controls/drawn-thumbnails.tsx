import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLiveValue } from '../../../../components/use-live-value';
import { formatMessage, t } from '../../../../i18n/t';
import { imageUrl } from '../../../../media/images/widths';
import { useAsyncPart } from '../../../../runtime/block/use-async-part';
import { useStyles } from '../../../../runtime/block/use-styles';
import type { Slide } from '../../slide';
import type { Carousel, CarouselProps } from '../carousel';
import drawnStyles from '../drawn-thumbnails.css';
import { lengthsOf, ratioFrom } from '../thumbnail-lengths';
import stripStyles from '../thumbnails.css';
import { useScrollAlong } from './use-scroll-along';

/** The service width in px that is sharp at the strip's usual height. */
const WIDTH = 300;

const DRAWN_STYLES = drawnStyles + stripStyles;

/** A strip after the gallery, with a thumbnail button for each slide. */
export function DrawnThumbnails({ carousel }: CarouselProps) {
  const { element, elements, index, runtime, settings, state } = carousel;
  const { slides } = elements;
  const shown = useLiveValue(state).index;
  const strip = useRef<HTMLDivElement>(null);
  const labels = useAsyncPart(carousel, () => Promise.all(slides.map((_, at) => labelOf(carousel, at))));
  useStyles(runtime, DRAWN_STYLES);
  useScrollAlong(carousel, () => strip.current, 'button');
  if (!labels) return null;
  return createPortal(
    <div className="mortar-ui mortar-gallery-drawn-thumbnails" data-mortar-drawn="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form */}
      <div
        className="sqs-gallery-thumbnails sqs-gallery-design-strip mortar-gallery-thumbnails"
        style={lengthsOf(settings)}
        role="group"
        aria-label={t(runtime, 'Thumbnails')}
        ref={strip}
      >
        {slides.map((slide, at) => (
          <button
            key={labels[at]}
            form=""
            className={at === shown ? 'sqs-active-slide' : undefined}
            aria-label={labels[at]}
            aria-current={at === shown || undefined}
            onClick={() => index.goTo(at)}
          >
            <img
              src={sourceOf(slide)}
              alt=""
              loading="lazy"
              draggable={false}
              style={{ aspectRatio: ratioFrom(slide.dimensions) }}
            />
          </button>
        ))}
      </div>
    </div>,
    element,
  );
}

function labelOf({ runtime }: Carousel, at: number): Promise<string> {
  return formatMessage(runtime, 'Slide {index}', { index: at + 1 });
}

function sourceOf({ image }: Slide): string | undefined {
  const source = image?.getAttribute('data-src');
  const isInName = image?.getAttribute('data-size-format') === 'filename';
  return source ? imageUrl(source, WIDTH, isInName ? 'filename' : 'queryString') : image?.src;
}
