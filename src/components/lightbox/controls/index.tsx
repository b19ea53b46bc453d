import { useEffect, useState } from 'react';
import type { Dispose } from '../../../data/dispose';
import { wrapIndex } from '../../../data/swipe';
import { openRoot } from '../../../runtime/block/root';
import { useLiveValue } from '../../hooks';
import { type Lightbox, WHERE } from '../lightbox';
import { Buttons } from './buttons';
import { Caption } from './caption';

/** Draws what a visitor can do beside closing, and what is said of the slide. */
export function drawControls(lightbox: Lightbox): Promise<Dispose> {
  const { controls, runtime } = lightbox;
  return openRoot(controls, <Controls {...lightbox} />, { runtime, where: WHERE });
}

/** What is drawn over the slides. */
function Controls({ runtime, state, captionId }: Lightbox) {
  const [isCaptionShown, showCaption] = useState(true);
  const { count } = state.row;
  const index = wrapIndex(useLiveValue(state.position), count);
  const { title = '', description = '' } = state.slide(index) ?? {};
  return (
    <>
      {count > 1 && <Hint />}
      <Buttons
        runtime={runtime}
        state={state}
        captionId={captionId}
        hasCaption={Boolean(title || description)}
        isCaptionShown={isCaptionShown}
        onToggleCaption={() => showCaption(!isCaptionShown)}
      />
      <Caption
        runtime={runtime}
        id={captionId}
        title={title}
        description={description}
        index={index}
        count={count}
        isShown={isCaptionShown}
      />
    </>
  );
}

/** Milliseconds after which the hint fades (specification, section 9, lightbox). */
const SHOWN = 500;

/** Shows for a moment where a click leads. */
function Hint() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setShown, SHOWN, false);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mortar-lightbox-hint" data-state={isShown ? 'shown' : 'faded'} aria-hidden>
      <span>‹</span>
      <span>›</span>
    </div>
  );
}
