import { useEffect, useState } from 'react';
import type { Dispose } from '../../../data/dispose';
import { wrapIndex } from '../../../data/swipe';
import { t } from '../../../i18n/t';
import { openRoot } from '../../../runtime/block/root';
import type { Runtime } from '../../../runtime/types';
import { useLiveValue } from '../../use-live-value';
import { type Lightbox, WHERE } from '../lightbox';
import type { LightboxState } from '../lightbox-state';
import { Caption } from './caption';

interface ButtonsProps {
  readonly runtime: Runtime;
  readonly state: LightboxState;
  readonly captionId: string;
  readonly hasCaption: boolean;
  readonly isCaptionShown: boolean;
  onToggleCaption(): void;
}

/** Renders the controls, apart from the close button, and the caption. */
export function drawControls(lightbox: Lightbox): Promise<Dispose> {
  const { controls, runtime } = lightbox;
  return openRoot(controls, <Controls {...lightbox} />, { runtime, where: WHERE });
}

/** Everything rendered over the slides. */
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

/** Milliseconds until the hint fades (specification, section 9, lightbox). */
const SHOWN = 500;

/** Briefly shows what a click does. */
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

/** All buttons except the close button. Unavailable ones stay focusable, so that focus isn't lost. */
function Buttons({ runtime, state, captionId, ...caption }: ButtonsProps) {
  const { hasCaption, isCaptionShown, onToggleCaption } = caption;
  const control = (name: string, label: string, sign: string) => ({
    form: '',
    className: 'mortar-lightbox-button',
    'data-control': name,
    'aria-label': t(runtime, label),
    children: sign,
  });
  const step = (by: number) => ({ 'aria-disabled': !state.canStep(by), onClick: () => state.step(by) });
  return (
    <>
      {state.row.count > 1 && (
        <>
          <button {...control('previous', 'Previous', '‹')} {...step(-1)} />
          <button {...control('next', 'Next', '›')} {...step(1)} />
        </>
      )}
      <button
        {...control('caption', 'Toggle caption', 'i')}
        aria-expanded={hasCaption && isCaptionShown}
        aria-controls={captionId}
        aria-disabled={!hasCaption}
        onClick={onToggleCaption}
      />
    </>
  );
}
