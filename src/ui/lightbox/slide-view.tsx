import type { CSSProperties } from 'react';
import { say } from '../../messages/say';
import type { Runtime } from '../../types';
import type { LightboxSlide } from './slides';
import { usePicture } from './use-picture';

interface SlideViewProps {
  readonly runtime: Runtime;
  readonly slide: LightboxSlide;
  /** How many places it stands from the shown one, to the right. */
  readonly offset: number;
  readonly isZoomed: boolean;
  /** Whether the picture is asked for; a neighbour's is not where the visitor saves data. */
  readonly isWanted: boolean;
  onPlay(): void;
}

/** One slide on the stage: its picture, and what it has to say instead where there is none. */
export function SlideView({ runtime, slide, offset, isZoomed, isWanted, onPlay }: SlideViewProps) {
  const { state, ...picture } = usePicture(slide, isZoomed);
  return (
    <div
      className="mortar-lightbox-slide"
      style={{ transform: `translateX(${offset * 100}%)` }}
      data-shown={offset === 0}
      inert={offset !== 0}
    >
      <div className="mortar-lightbox-picture" data-state={state} style={boxOf(slide)}>
        {state !== 'shown' && <Placeholder thumbnail={slide.thumbnail} />}
        {state !== 'broken' && isWanted && (
          <img {...picture} alt={slide.alt} draggable={false} fetchPriority={offset ? 'low' : 'high'} />
        )}
        {state === 'broken' && <p>{say(runtime, 'This image could not be loaded.')}</p>}
        {slide.play && (
          <button type="button" className="mortar-lightbox-button" onClick={onPlay}>
            {say(runtime, 'Play video')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The picture that the page shows already: there in the first frame. */
function Placeholder({ thumbnail }: Pick<LightboxSlide, 'thumbnail'>) {
  const src = thumbnail?.currentSrc;
  return src ? <img src={src} alt="" draggable={false} /> : null;
}

/** What the style sheet makes the picture's box of. */
function boxOf({ dimensions, thumbnail }: LightboxSlide): CSSProperties {
  const width = dimensions?.width ?? 0;
  const ratio = dimensions ? width / dimensions.height : ratioOf(thumbnail);
  return { '--ratio': ratio, '--width': width ? `${width}px` : '100vw' } as CSSProperties;
}

function ratioOf(image: HTMLImageElement | null): number {
  return image?.naturalHeight ? image.naturalWidth / image.naturalHeight : 3 / 2;
}
