import { useLiveValue } from '../../../components/hooks';
import type { LiveValue } from '../../../data/live-value';
import { t } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';

export interface ButtonsState {
  /** Not where all slides are in view. */
  readonly isNeeded: boolean;
  readonly isPlaying: boolean;
  readonly isAtBeginning: boolean;
  readonly isAtEnd: boolean;
}

interface ButtonsProps {
  readonly runtime: Runtime;
  readonly state: LiveValue<ButtonsState>;
  readonly step: ((direction: 1 | -1) => void) | undefined;
  readonly toggle: (() => void) | undefined;
}

/** What stops and starts the slides, then what steps through them. */
export function Buttons({ runtime, state, step, toggle }: ButtonsProps) {
  const { isNeeded, isPlaying, isAtBeginning, isAtEnd } = useLiveValue(state);
  if (!isNeeded) return null;
  const playing = isPlaying ? 'Stop slide show' : 'Start slide show';
  return (
    <>
      {toggle && <Button shape={isPlaying ? 'stop' : 'start'} label={t(runtime, playing)} onClick={toggle} />}
      {step && (
        <>
          <Button
            shape="previous"
            label={t(runtime, 'Previous Slide')}
            isDisabled={isAtBeginning}
            onClick={() => step(-1)}
          />
          <Button
            shape="next"
            label={t(runtime, 'Next Slide')}
            isDisabled={isAtEnd}
            onClick={() => step(1)}
          />
        </>
      )}
    </>
  );
}

interface ButtonProps {
  readonly shape: 'start' | 'stop' | 'previous' | 'next';
  readonly label: string;
  readonly isDisabled?: boolean;
  onClick(): void;
}

function Button({ shape, label, isDisabled = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`mortar-gallery-button mortar-gallery-${shape}${isDisabled ? ' disabled' : ''}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
    />
  );
}
