import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { Answer } from './use-months';

interface MonthStatusProps {
  readonly runtime: Runtime;
  readonly answer: Answer;
  onRetry(): void;
}

/** Why a month shows no events, and a button to request them again after a failure. */
export function MonthStatus({ runtime, answer, onRetry }: MonthStatusProps) {
  return (
    <div className="mortar-calendar-note">
      <p className="mortar-calendar-status" role="status">
        {t(runtime, statusOf(answer))}
      </p>
      {answer === 'failed' && (
        <button className="mortar-calendar-button" form="" onClick={onRetry}>
          {t(runtime, 'Try again')}
        </button>
      )}
    </div>
  );
}

function statusOf(answer: Answer): string {
  if (answer === 'loading') return '';
  if (answer === 'failed') return 'Unable to load events';
  return answer.length ? '' : 'No events in this month';
}
