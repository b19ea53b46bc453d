import { useEffect, useState } from 'react';
import { t } from '../../i18n/t';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { Runtime } from '../../runtime/types';

/** Playback rates. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface SpeedSelectProps {
  readonly runtime: Runtime;
  readonly audio: HTMLAudioElement;
}

/** Playback rate menu, kept in sync with the player. */
export function SpeedSelect({ runtime, audio }: SpeedSelectProps) {
  const [speed, setSpeed] = useState(audio.playbackRate);
  useEventListener(audio, 'ratechange', () => setSpeed(audio.playbackRate));
  useEffect(() => {
    const before = audio.playbackRate;
    return () => {
      audio.playbackRate = before;
    };
  }, [audio]);

  function choose(value: string): void {
    audio.playbackRate = Number(value);
    setSpeed(audio.playbackRate);
  }
  return (
    <label className="mortar-audio-speed">
      {t(runtime, 'Speed')}{' '}
      <select value={speed} onChange={({ target }) => choose(target.value)}>
        {!SPEEDS.includes(speed) && <option value={speed} hidden />}
        {SPEEDS.map((each) => (
          <option key={each} value={each}>{`${each}×`}</option>
        ))}
      </select>
    </label>
  );
}
