import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { savesData } from '../../images/responsive-image';
import { useLiveValue } from '../live-value';
import { Caption } from './caption';
import { Controls } from './controls';
import { Hint } from './hint';
import type { LightboxProps } from './lightbox';
import { placesAround } from './places';
import { SlideView } from './slide-view';

/** What is in the dialog: the slides, what is said of the shown one, and the controls. */
export function Contents(props: LightboxProps & { readonly captionId: string }) {
  const { runtime, where, viewing, captionId } = props;
  const [isCaptionShown, showCaption] = useState(true);
  const { row } = viewing;
  const places = placesAround(useLiveValue(viewing.position), row);
  const index = places.find(({ offset }) => offset === 0)?.index ?? 0;
  const { title = '', description = '' } = viewing.slide(index) ?? {};
  const hasCaption = Boolean(title || description);
  return (
    <div className="mortar-lightbox-contents">
      <div className="mortar-lightbox-overlay" />
      <Stage {...props} places={places} />
      {row.count > 1 && <Hint />}
      <Controls
        runtime={runtime}
        viewing={viewing}
        captionId={captionId}
        hasCaption={hasCaption}
        isCaptionShown={isCaptionShown}
        onToggleCaption={() => showCaption(!isCaptionShown)}
      />
      <Caption
        runtime={runtime}
        where={where}
        id={captionId}
        title={title}
        description={description}
        index={index}
        count={row.count}
        isShown={isCaptionShown}
      />
    </div>
  );
}

type StageProps = LightboxProps & { readonly places: ReturnType<typeof placesAround> };

/** The slide that is shown and, out of sight, its neighbours. */
function Stage({ runtime, viewing, forward, places }: StageProps) {
  const isZoomed = useLiveValue(viewing.isZoomed);
  const reach = useDeferredValue(1, 0); // the first frame doesn't wait for the neighbours
  return (
    <div className="mortar-lightbox-stage">
      <div className="mortar-lightbox-track">
        {places
          .filter(({ offset }) => Math.abs(offset) <= reach)
          .map(({ position, index, offset }) => {
            const slide = viewing.slide(index);
            return (
              slide && (
                <SlideView
                  key={position}
                  runtime={runtime}
                  slide={slide}
                  offset={offset * forward}
                  isZoomed={isZoomed && offset === 0}
                  isWanted={offset === 0 || !savesData()}
                  onPlay={() => {
                    flushSync(viewing.close); // what plays takes the focus, and nothing outside of a dialog can
                    slide.play?.();
                  }}
                />
              )
            );
          })}
      </div>
    </div>
  );
}
