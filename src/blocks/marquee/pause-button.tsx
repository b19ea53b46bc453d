import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

interface PauseButtonProps {
  readonly runtime: Runtime;
  readonly isPaused: boolean;
  onToggle(): void;
}

/** What moves by itself can be stopped (WCAG 2.2.2). */
export function PauseButton({ runtime, isPaused, onToggle }: PauseButtonProps) {
  return (
    <div className="mortar-marquee-controls">
      <button
        type="button"
        className={isPaused ? 'mortar-marquee-play' : 'mortar-marquee-pause'}
        aria-label={t(runtime, isPaused ? 'Play moving text' : 'Pause moving text')}
        onClick={onToggle}
      />
    </div>
  );
}
