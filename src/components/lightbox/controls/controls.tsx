import { useState } from 'react';
import { wrapIndex } from '../../../data/wrap-index';
import { useLiveValue } from '../../use-live-value';
import type { Lightbox } from '../lightbox';
import { Buttons } from './buttons';
import { Caption } from './caption';
import { Hint } from './hint';

/** What is drawn over the slides. */
export function Controls({ runtime, state, captionId }: Lightbox) {
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
