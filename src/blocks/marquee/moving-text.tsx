import { useEffect, useReducer, useRef, useState } from 'react';
import pauseStyles from '../../components/pause-button.css';
import { useMaySelfMove } from '../../components/use-may-self-move';
import { watchVisible } from '../../dom/watch-visible';
import { t } from '../../i18n/t';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { useStyles } from '../../runtime/block/use-styles';
import type { Runtime } from '../../runtime/types';
import { Line } from './line';
import { Region } from './region';
import type { MarqueeProps, MarqueeText } from './settings';
import { useTextChanges } from './use-text-changes';
import { Wave } from './wave';

interface PauseButtonProps {
  readonly runtime: Runtime;
  readonly isPaused: boolean;
  onToggle(): void;
}

interface MovingTextProps extends MarqueeProps {
  /** The accessible text: the server's, or the items in the settings. */
  readonly text: MarqueeText;
  /** Called when the text may have changed. */
  onChange(): void;
}

/** The moving copies and the pause button. Rerenders when the text or its space changes. */
export function MovingText({ text: { texts, bareText }, onChange, ...block }: MovingTextProps) {
  const { runtime, settings, attributes } = block;
  const { host } = block.prepared;
  const [version, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [emptyVersion, setEmptyVersion] = useState<number>();
  const [isPaused, togglePaused] = useReducer((isPaused: boolean) => !isPaused, false);
  const isStandingStill = useStandstill(block);
  const mayMove = useMaySelfMove(runtime);
  const progress = useRef(0);
  useTextChanges(host, () => {
    onChange();
    redraw();
  });

  if (!mayMove || emptyVersion === version || !texts.length) return null;
  const Drawing = settings.waveIntensity > 0 ? Wave : Line;
  return (
    <>
      <Region key={version} host={host} texts={texts} bareText={bareText} attributes={attributes}>
        <Drawing
          settings={settings}
          host={host}
          texts={texts}
          progress={progress}
          isRunning={!isPaused && !isStandingStill}
          onEmpty={() => setEmptyVersion(version)}
        />
      </Region>
      {settings.animationSpeed > 0 && (
        <PauseButton runtime={runtime} isPaused={isPaused} onToggle={togglePaused} />
      )}
    </>
  );
}

/** Whether the text pauses automatically: out of view, and on hover if the author wants that. */
function useStandstill({ element, settings, prepared: { host } }: MarqueeProps): boolean {
  const [isInView, setInView] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => watchVisible(host, setInView), [host]);
  // A finger enters when it touches and leaves when it is lifted.
  useEventListener(element, 'pointerenter', () => setPointedAt(true));
  useEventListener(element, 'pointermove', () => setPointedAt(true)); // it may have been there before the block
  useEventListener(element, 'pointerleave', () => setPointedAt(false));
  return !isInView || (settings.pausedOnHover && isPointedAt);
}

/** Moving content must be pausable (WCAG 2.2.2). */
function PauseButton({ runtime, isPaused, onToggle }: PauseButtonProps) {
  useStyles(runtime, pauseStyles);
  return (
    <div className="mortar-ui mortar-marquee-controls" data-mortar-drawn="">
      <button
        form=""
        className={isPaused ? 'mortar-pause-button mortar-paused' : 'mortar-pause-button'}
        aria-label={t(runtime, isPaused ? 'Play moving text' : 'Pause moving text')}
        onClick={onToggle}
      />
    </div>
  );
}
