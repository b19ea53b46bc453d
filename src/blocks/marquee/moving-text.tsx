import { useEffect, useReducer, useRef, useState } from 'react';
import { maySelfMove } from '../../media/moves';
import { Line } from './line';
import { PauseButton } from './pause-button';
import { Region } from './region';
import type { MarqueeProps } from './settings';
import { useStandstill } from './use-standstill';
import { watchChanges } from './watch-changes';
import { Wave } from './wave';

interface MovingTextProps extends MarqueeProps {
  /** The text that is read: the server's, or the items of the settings. */
  readonly texts: readonly HTMLElement[];
}

/** The drawing of a text and the button that stops it. It is drawn anew when the text or its space has changed. */
export function MovingText({ texts, ...block }: MovingTextProps) {
  const { runtime, settings, attributes } = block;
  const { host } = block.prepared;
  const [version, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [emptyVersion, setEmptyVersion] = useState<number>();
  const [isPaused, togglePaused] = useReducer((isPaused: boolean) => !isPaused, false);
  const isStandingStill = useStandstill(block);
  const progress = useRef(0);
  useEffect(() => watchChanges(host, texts, redraw), [host, texts]);

  if (!maySelfMove(runtime) || emptyVersion === version) return null;
  const Drawing = settings.waveIntensity > 0 ? Wave : Line;
  return (
    <>
      <Region key={version} texts={texts} attributes={attributes}>
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
