import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

interface MonthControlsProps {
  readonly runtime: Runtime;
  /** Moves by a number of months. */
  onMove(months: number): void;
  onToday(): void;
}

export function MonthControls({ runtime, onMove, onToday }: MonthControlsProps) {
  return (
    <div className="mortar-calendar-controls">
      <button className="mortar-calendar-button" form="" onClick={onToday}>
        {t(runtime, 'Today')}
      </button>
      <Arrow side="previous" label={t(runtime, 'Previous month')} onPress={() => onMove(-1)} />
      <Arrow side="next" label={t(runtime, 'Next month')} onPress={() => onMove(1)} />
    </div>
  );
}

interface ArrowProps {
  readonly side: 'previous' | 'next';
  readonly label: string;
  onPress(): void;
}

/** The style sheet draws the arrow, which follows the reading direction. */
function Arrow({ side, label, onPress }: ArrowProps) {
  return (
    <button
      className={`mortar-calendar-button mortar-calendar-arrow mortar-calendar-${side}`}
      form=""
      aria-label={label}
      onClick={onPress}
    />
  );
}
