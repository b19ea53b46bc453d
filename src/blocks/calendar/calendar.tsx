import { useId, useRef, useState } from 'react';
import { BlockDataError } from '../../data/errors';
import { now } from '../../dom/clock';
import { t } from '../../i18n/t';
import { createFormats } from './formats';
import { addMonths, monthOf } from './month';
import { MonthControls } from './month-controls';
import { MonthTable } from './month-table';
import type { CalendarProps } from './settings';
import { type Answer, useMonths } from './use-months';

/**
 * One month of a collection's events. Its days are there at once; the events come with the server's answer.
 * @throws BlockDataError if the block has no collection.
 */
export function Calendar(props: CalendarProps) {
  const { runtime } = props;
  const [collectionId] = useState(() => collectionOf(props));
  const [formats] = useState(() => createFormats(runtime));
  const today = formats.dayOf(now());
  const [first] = useState(() => monthOf(today));
  const { month, answer, show, askAgain } = useMonths(props, { collectionId, first, dayOf: formats.dayOf });
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <div className="mortar-ui mortar-calendar mortar-fills" data-mortar-drawn="">
      <div className="mortar-calendar-head">
        <h2 className="mortar-calendar-month" id={id} ref={heading} tabIndex={-1} aria-live="polite">
          {formats.month(month)}
        </h2>
        <MonthControls
          runtime={runtime}
          onMove={(months) => show(addMonths(month, months))}
          onToday={() => show(monthOf(today))}
        />
      </div>
      <div className="mortar-calendar-note">
        <p className="mortar-calendar-status" role="status">
          {t(runtime, statusOf(answer))}
        </p>
        {answer === 'failed' && (
          <button
            className="mortar-calendar-button"
            form=""
            onClick={() => {
              heading.current?.focus(); // the button goes
              askAgain();
            }}
          >
            {t(runtime, 'Try again')}
          </button>
        )}
      </div>
      <MonthTable
        month={month}
        today={today}
        events={typeof answer === 'string' ? [] : answer}
        isBusy={answer === 'loading'}
        formats={formats}
        labelledBy={id}
      />
    </div>
  );
}

function collectionOf({ settings }: CalendarProps): string {
  const id = settings.collectionId.trim();
  if (!id) throw new BlockDataError('calendar: collectionId is missing');
  return id;
}

function statusOf(answer: Answer): string {
  if (answer === 'loading') return '';
  if (answer === 'failed') return 'Unable to load events';
  return answer.length ? '' : 'No events in this month';
}
